import { inEach, text, type AllWords } from '../../basics/texts.ts'
import type { PlaceId } from '../places.ts'
import { RIDE_EXTRAS, RIDE_INCLUDED } from './included.ts'
import type { ServiceSeed } from './service-seed.ts'

const VEHICLES = {
  saloon: { name: ['Saloon', 'سيارة صالون', 'Sedan', 'Limousine'], capacity: 3, bags: 3 },
  minivan: { name: ['Minivan', 'سيارة عائلية كبيرة', 'Minivan', 'Großraumwagen'], capacity: 6, bags: 6 },
  lounge: {
    name: [
      'Lounge van with facing seats',
      'فان فاخر بمقاعد متقابلة',
      'Karşılıklı koltuklu VIP araç',
      'VIP-Bus mit Sitzgruppe',
    ],
    capacity: 7,
    bags: 7,
  },
  minibus: { name: ['Minibus', 'حافلة صغيرة', 'Minibüs', 'Kleinbus'], capacity: 16, bags: 16 },
} as const satisfies Record<string, { name: AllWords; capacity: number; bags: number }>

/** A driver finds people by their name, at the airport and elsewhere. */
const MEETING: AllWords = [
  'Behind the doors of the arrivals hall, at the board with your name.',
  'خلف أبواب صالة الوصول عند اللوحة التي تحمل اسمكم.',
  'Geliş salonunun kapısından sonra, adınızın yazılı olduğu levhada.',
  'Hinter den Türen der Ankunftshalle, am Schild mit Ihrem Namen.',
]

interface Road {
  readonly id: string
  readonly from: AllWords
  readonly to: AllWords
  readonly place: PlaceId
  readonly vehicle: keyof typeof VEHICLES
  readonly base: number
  readonly minutes: number
  readonly waitingMinutes: number
  /** What one sees or should know on this road. */
  readonly line: AllWords
  readonly rating: readonly [number, number]
}

function ride({ id, from, to, place, vehicle, base, minutes, waitingMinutes, line, rating }: Road): ServiceSeed {
  const { name, capacity, bags } = VEHICLES[vehicle]
  const time: AllWords = [
    `The ride takes about ${minutes} minutes; the driver waits ${waitingMinutes} minutes without charge.`,
    `تستغرق الرحلة نحو ${minutes} دقيقة، وينتظر السائق ${waitingMinutes} دقيقة مجانًا.`,
    `Yol yaklaşık ${minutes} dakikadır; sürücü ${waitingMinutes} dakika ücretsiz bekler.`,
    `Die Fahrt dauert etwa ${minutes} Minuten; der Fahrer wartet ${waitingMinutes} Minuten ohne Aufpreis.`,
  ]
  return {
    id,
    name: inEach((pick) => `${pick(from)} – ${pick(to)}`),
    headline: name,
    description: inEach((pick) => `${pick(line)} ${pick(time)}`),
    place,
    tags: ['road', 'family'],
    themes: [],
    rating,
    season: place === 'istanbul' ? 'city' : 'sea',
    basis: 'service',
    per: 'once',
    base,
    ways: [
      { id: 'one-way', name: ['One way', 'ذهاب فقط', 'Tek yön', 'Einfache Fahrt'], factor: 1000, stock: 12 },
      {
        id: 'return',
        name: ['There and back', 'ذهاب وعودة', 'Gidiş dönüş', 'Hin und zurück'],
        factor: 1850,
        stock: 12,
      },
    ],
    capacity,
    freeDays: 1,
    supply: 'usual',
    included: RIDE_INCLUDED,
    excluded: RIDE_EXTRAS,
    pictures: ['transfer-van', 'coastal-road'],
    palette: 'sky',
    facts: {
      kind: 'transfer',
      from: text(from),
      to: text(to),
      vehicle: text(name),
      capacity,
      bags,
      minutes,
      waitingMinutes,
      meetingPoint: text(MEETING),
    },
  }
}

const AYT: AllWords = ['Antalya airport', 'مطار أنطاليا', 'Antalya Havalimanı', 'Flughafen Antalya']
const DLM: AllWords = ['Dalaman airport', 'مطار دالامان', 'Dalaman Havalimanı', 'Flughafen Dalaman']
const IST: AllWords = ['Istanbul airport', 'مطار إسطنبول', 'İstanbul Havalimanı', 'Flughafen Istanbul']
const ASR: AllWords = ['Kayseri airport', 'مطار قيصري', 'Kayseri Havalimanı', 'Flughafen Kayseri']

/** Private rides that are sold as services. */
export const RIDES: readonly ServiceSeed[] = [
  ride({
    id: '341',
    from: AYT,
    to: ['Kaş', 'كاش', 'Kaş', 'Kaş'],
    place: 'kas',
    vehicle: 'minivan',
    base: 5200,
    minutes: 195,
    waitingMinutes: 60,
    rating: [9.3, 214],
    line: [
      'The coast road has four hundred bends; sit in front if you mind them.',
      'في طريق الساحل أربعمئة منعطف، فاجلس في المقدمة إن أزعجتك.',
      'Sahil yolunda dört yüz viraj var; dokunuyorsa öne oturun.',
      'Die Küstenstraße hat vierhundert Kurven; wem sie zusetzen, der sitze vorn.',
    ],
  }),
  ride({
    id: '342',
    from: AYT,
    to: ['Belek hotels', 'فنادق بيليك', 'Belek otelleri', 'Hotels in Belek'],
    place: 'belek',
    vehicle: 'saloon',
    base: 1350,
    minutes: 35,
    waitingMinutes: 60,
    rating: [9.0, 402],
    line: [
      'Golf bags travel free, two per guest.',
      'حقائب الغولف مجانية، اثنتان لكل ضيف.',
      'Golf çantaları ücretsiz, kişi başı iki.',
      'Golftaschen fahren frei mit, zwei je Gast.',
    ],
  }),
  ride({
    id: '343',
    from: DLM,
    to: ['Göcek marina', 'مرسى غوجك', 'Göcek marinası', 'Marina Göcek'],
    place: 'fethiye',
    vehicle: 'minivan',
    base: 1500,
    minutes: 25,
    waitingMinutes: 60,
    rating: [9.2, 188],
    line: [
      'Right up to the boat, with a trolley for the luggage.',
      'حتى القارب مباشرة مع عربة للأمتعة.',
      'Tekneye kadar, bagaj arabasıyla.',
      'Bis ans Boot, mit einem Wagen für das Gepäck.',
    ],
  }),
  ride({
    id: '344',
    from: DLM,
    to: ['Ölüdeniz', 'أولودنيز', 'Ölüdeniz', 'Ölüdeniz'],
    place: 'oludeniz',
    vehicle: 'minibus',
    base: 3600,
    minutes: 70,
    waitingMinutes: 60,
    rating: [8.8, 97],
    line: [
      'One vehicle for the whole group, paragliders and all.',
      'مركبة واحدة للمجموعة كلها مع معدات الطيران.',
      'Paraşütleriyle bütün gruba tek araç.',
      'Ein Fahrzeug für die ganze Gruppe, samt Gleitschirmen.',
    ],
  }),
  ride({
    id: '345',
    from: IST,
    to: ['Sultanahmet', 'السلطان أحمد', 'Sultanahmet', 'Sultanahmet'],
    place: 'sultanahmet',
    vehicle: 'saloon',
    base: 1600,
    minutes: 55,
    waitingMinutes: 60,
    rating: [8.9, 611],
    line: [
      'Before eight in the morning it is forty minutes, at six in the evening ninety.',
      'قبل الثامنة صباحًا أربعون دقيقة وفي السادسة مساءً تسعون.',
      'Sabah sekizden önce kırk, akşam altıda doksan dakikadır.',
      'Vor acht Uhr morgens sind es vierzig Minuten, abends um sechs neunzig.',
    ],
  }),
  ride({
    id: '346',
    from: IST,
    to: ['Galata and Karaköy', 'غلطة وكاراكوي', 'Galata ve Karaköy', 'Galata und Karaköy'],
    place: 'galata',
    vehicle: 'lounge',
    base: 3900,
    minutes: 50,
    waitingMinutes: 90,
    rating: [9.5, 143],
    line: [
      'Seats that face each other, a table and a screen for the last meeting of the day.',
      'مقاعد متقابلة وطاولة وشاشة لآخر اجتماع في اليوم.',
      'Karşılıklı koltuklar, masa ve günün son toplantısı için ekran.',
      'Sitze gegenüber, ein Tisch und ein Bildschirm für die letzte Besprechung des Tages.',
    ],
  }),
  ride({
    id: '347',
    from: ASR,
    to: ['Göreme', 'غوريمه', 'Göreme', 'Göreme'],
    place: 'goreme',
    vehicle: 'minivan',
    base: 2300,
    minutes: 70,
    waitingMinutes: 60,
    rating: [9.1, 266],
    line: [
      'In snow we drive with chains and leave half an hour earlier.',
      'في الثلج نسير بالسلاسل وننطلق قبل نصف ساعة.',
      'Karda zincirle gider, yarım saat erken çıkarız.',
      'Bei Schnee fahren wir mit Ketten und eine halbe Stunde früher los.',
    ],
  }),
  ride({
    id: '348',
    from: ['Trabzon airport', 'مطار طرابزون', 'Trabzon Havalimanı', 'Flughafen Trabzon'],
    to: ['Uzungöl', 'أوزنجول', 'Uzungöl', 'Uzungöl'],
    place: 'uzungol',
    vehicle: 'minivan',
    base: 2500,
    minutes: 100,
    waitingMinutes: 60,
    rating: [9.0, 178],
    line: [
      'The last hour goes up a valley of tea; say so if you want to stop for a glass.',
      'الساعة الأخيرة تصعد واديًا من الشاي، فأخبرونا إن أردتم التوقف لكأس.',
      'Son saat çay dolu bir vadiyi çıkar; bir bardak için durmak isterseniz söyleyin.',
      'Die letzte Stunde geht ein Tal voller Tee hinauf; für ein Glas halten wir gern.',
    ],
  }),
]
