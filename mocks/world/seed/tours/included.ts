import type { AllWords } from '../../basics/texts.ts'

/** What a price holds, and what it does not. */
export const INCLUDED = {
  guide: ['Licensed guide', 'مرشد مرخّص', 'Kokartlı rehber', 'Lizenzierter Reiseführer'],
  transport: [
    'Transport in an air-conditioned vehicle',
    'النقل بمركبة مكيّفة',
    'Klimalı araçla ulaşım',
    'Fahrt im klimatisierten Fahrzeug',
  ],
  pickup: [
    'Pick-up at your hotel and back',
    'التوصيل من الفندق وإليه',
    'Otelinizden alınma ve geri bırakılma',
    'Abholung am Hotel und Rückfahrt',
  ],
  entrance: [
    'Entrance to all sites of the programme',
    'رسوم الدخول إلى مواقع البرنامج',
    'Programdaki tüm giriş ücretleri',
    'Eintritt zu allen Orten des Programms',
  ],
  lunch: ['Lunch', 'الغداء', 'Öğle yemeği', 'Mittagessen'],
  dinner: ['Dinner', 'العشاء', 'Akşam yemeği', 'Abendessen'],
  breakfast: ['Breakfast', 'الفطور', 'Kahvaltı', 'Frühstück'],
  drinks: ['Drinks', 'المشروبات', 'İçecekler', 'Getränke'],
  boat: [
    'Boat with crew and fuel',
    'القارب مع الطاقم والوقود',
    'Mürettebat ve yakıt dahil tekne',
    'Boot mit Besatzung und Treibstoff',
  ],
  equipment: ['Equipment', 'المعدات', 'Ekipman', 'Ausrüstung'],
  insurance: ['Accident insurance', 'التأمين ضد الحوادث', 'Kaza sigortası', 'Unfallversicherung'],
  hotel: [
    'Nights in hotels of three or four stars',
    'الإقامة في فنادق ثلاث أو أربع نجوم',
    'Üç ve dört yıldızlı otellerde konaklama',
    'Nächte in Hotels mit drei oder vier Sternen',
  ],
  flights: ['Domestic flights', 'الرحلات الجوية الداخلية', 'İç hat uçuşları', 'Inlandsflüge'],
  tips: ['Tips', 'الإكراميات', 'Bahşişler', 'Trinkgelder'],
  personal: ['Personal expenses', 'المصاريف الشخصية', 'Kişisel harcamalar', 'Persönliche Ausgaben'],
  photos: [
    'Photos and films that are taken of you',
    'الصور والأفلام التي تُلتقط لكم',
    'Sizin için çekilen fotoğraf ve filmler',
    'Fotos und Filme, die von Ihnen gemacht werden',
  ],
} as const satisfies Record<string, AllWords>

export type IncludedId = keyof typeof INCLUDED

/** The usual day: somebody fetches you, shows you everything and feeds you. */
export const DAY: readonly IncludedId[] = ['guide', 'transport', 'pickup', 'entrance', 'lunch']
export const BOAT_DAY: readonly IncludedId[] = ['boat', 'pickup', 'lunch', 'insurance']
export const ACTIVE_DAY: readonly IncludedId[] = ['equipment', 'guide', 'pickup', 'insurance']
export const WALK: readonly IncludedId[] = ['guide', 'entrance']
export const JOURNEY: readonly IncludedId[] = ['hotel', 'breakfast', 'guide', 'transport', 'entrance', 'insurance']
/** What is left to pay. */
export const EXTRAS: readonly IncludedId[] = ['drinks', 'tips', 'personal']
export const ACTIVE_EXTRAS: readonly IncludedId[] = ['photos', 'drinks', 'tips']
export const JOURNEY_EXTRAS: readonly IncludedId[] = ['flights', 'lunch', 'drinks', 'tips', 'personal']
