import type { AllWords } from '../../basics/texts.ts'

/** Where driver and guests find each other. */
export const MEETING = {
  airport: [
    'The driver waits behind customs with your name on a board.',
    'ينتظركم السائق بعد الجمارك حاملًا لوحة عليها اسمكم.',
    'Sürücü, gümrük çıkışında adınızın yazılı olduğu levhayla bekler.',
    'Der Fahrer wartet hinter dem Zoll mit einem Schild, auf dem Ihr Name steht.',
  ],
  door: [
    'The driver comes to the door of your hotel.',
    'يأتي السائق إلى باب فندقكم.',
    'Sürücü otelinizin kapısına gelir.',
    'Der Fahrer kommt bis vor die Tür Ihres Hotels.',
  ],
} as const satisfies Record<string, AllWords>

/** What every price holds. */
export const INCLUDED: readonly AllWords[] = [
  [
    'Driver, fuel, tolls and parking',
    'السائق والوقود ورسوم الطرق والمواقف',
    'Sürücü, yakıt, geçiş ve otopark ücretleri',
    'Fahrer, Kraftstoff, Maut und Parken',
  ],
  ['Water in the car', 'ماء للشرب في السيارة', 'Araçta içme suyu', 'Wasser im Wagen'],
  [
    'Waiting, should your flight be late',
    'الانتظار في حال تأخر رحلتكم الجوية',
    'Uçuşunuz gecikirse bekleme',
    'Wartezeit, wenn Ihr Flug sich verspätet',
  ],
]

export const NOTES: AllWords = [
  'Child seats are free of charge and must be asked for with the booking.',
  'مقاعد الأطفال مجانية وتُطلب عند الحجز.',
  'Çocuk koltukları ücretsizdir, rezervasyonla birlikte istenmelidir.',
  'Kindersitze sind kostenlos und werden bei der Buchung bestellt.',
]

/** What a vehicle on a route is, in one breath. */
export const describe = (
  km: number,
  minutes: number,
  { passengers, bags }: { passengers: number; bags: number },
): AllWords => [
  `A vehicle of your own with its driver. The way is ${km} km and takes about ${minutes} minutes; there is room for ${passengers} people and ${bags} suitcases.`,
  `سيارة خاصة بكم مع سائقها. المسافة ${km} كم وتستغرق نحو ${minutes} دقيقة، وتتسع السيارة لعدد ${passengers} من الركاب و${bags} من الحقائب.`,
  `Sürücüsüyle birlikte size özel araç. Yol ${km} km olup yaklaşık ${minutes} dakika sürer; ${passengers} kişilik ve ${bags} bavulluk yer vardır.`,
  `Ein eigener Wagen mit Fahrer. Der Weg ist ${km} km lang und dauert rund ${minutes} Minuten; Platz ist für ${passengers} Personen und ${bags} Koffer.`,
]
