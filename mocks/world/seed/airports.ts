import type { AllWords } from '../basics/texts.ts'
import type { PlaceId } from './places.ts'

interface AirportSeed {
  readonly name: AllWords
  readonly code: string
  /** The place it belongs to. */
  readonly place: PlaceId
  readonly at: readonly [latitude: number, longitude: number]
}

/** Airports that transfers go from and that hotels are searched around. */
export const AIRPORTS = {
  ayt: {
    name: ['Antalya Airport', 'مطار أنطاليا', 'Antalya Havalimanı', 'Flughafen Antalya'],
    code: 'AYT',
    place: 'antalya',
    at: [36.8987, 30.8005],
  },
  dlm: {
    name: ['Dalaman Airport', 'مطار دالامان', 'Dalaman Havalimanı', 'Flughafen Dalaman'],
    code: 'DLM',
    place: 'mugla',
    at: [36.7131, 28.7925],
  },
  bjv: {
    name: ['Milas-Bodrum Airport', 'مطار ميلاس بودروم', 'Milas-Bodrum Havalimanı', 'Flughafen Milas-Bodrum'],
    code: 'BJV',
    place: 'mugla',
    at: [37.2506, 27.6643],
  },
  adb: {
    name: ['Izmir Airport', 'مطار إزمير', 'İzmir Adnan Menderes Havalimanı', 'Flughafen Izmir'],
    code: 'ADB',
    place: 'izmir',
    at: [38.2924, 27.157],
  },
  ist: {
    name: ['Istanbul Airport', 'مطار إسطنبول', 'İstanbul Havalimanı', 'Flughafen Istanbul'],
    code: 'IST',
    place: 'istanbul',
    at: [41.2753, 28.7519],
  },
  saw: {
    name: [
      'Istanbul Sabiha Gökçen Airport',
      'مطار صبيحة كوكجن في إسطنبول',
      'İstanbul Sabiha Gökçen Havalimanı',
      'Flughafen Istanbul-Sabiha Gökçen',
    ],
    code: 'SAW',
    place: 'istanbul',
    at: [40.8986, 29.3092],
  },
  nav: {
    name: ['Nevşehir Airport', 'مطار نوشهر', 'Nevşehir Kapadokya Havalimanı', 'Flughafen Nevşehir'],
    code: 'NAV',
    place: 'cappadocia',
    at: [38.7719, 34.5345],
  },
  asr: {
    name: ['Kayseri Airport', 'مطار قيصري', 'Kayseri Havalimanı', 'Flughafen Kayseri'],
    code: 'ASR',
    place: 'kayseri',
    at: [38.7704, 35.4954],
  },
  dnz: {
    name: ['Denizli Airport', 'مطار دنيزلي', 'Denizli Çardak Havalimanı', 'Flughafen Denizli'],
    code: 'DNZ',
    place: 'denizli',
    at: [37.7856, 29.7013],
  },
  yei: {
    name: ['Bursa Yenişehir Airport', 'مطار بورصة يني شهير', 'Bursa Yenişehir Havalimanı', 'Flughafen Bursa-Yenişehir'],
    code: 'YEI',
    place: 'bursa',
    at: [40.2552, 29.5626],
  },
  tzx: {
    name: ['Trabzon Airport', 'مطار طرابزون', 'Trabzon Havalimanı', 'Flughafen Trabzon'],
    code: 'TZX',
    place: 'trabzon',
    at: [40.9951, 39.7897],
  },
} as const satisfies Record<string, AirportSeed>

export type AirportId = keyof typeof AIRPORTS

/** Whether a word names an airport. */
export const isAirport = (id: string): id is AirportId => Object.hasOwn(AIRPORTS, id)

/** Every airport that there is. */
export const AIRPORT_IDS: readonly AirportId[] = Object.keys(AIRPORTS).filter(isAirport)
