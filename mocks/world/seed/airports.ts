import type { AllWords } from '../texts.ts'
import type { PlaceId } from './places.ts'

interface AirportSeed {
  readonly name: AllWords
  readonly code: string
  /** The place it belongs to. */
  readonly place: PlaceId
}

/** Airports that transfers go from. */
export const AIRPORTS = {
  ayt: {
    name: ['Antalya Airport', 'مطار أنطاليا', 'Antalya Havalimanı', 'Flughafen Antalya'],
    code: 'AYT',
    place: 'antalya',
  },
  dlm: {
    name: ['Dalaman Airport', 'مطار دالامان', 'Dalaman Havalimanı', 'Flughafen Dalaman'],
    code: 'DLM',
    place: 'mugla',
  },
  bjv: {
    name: ['Milas-Bodrum Airport', 'مطار ميلاس بودروم', 'Milas-Bodrum Havalimanı', 'Flughafen Milas-Bodrum'],
    code: 'BJV',
    place: 'mugla',
  },
  adb: {
    name: ['Izmir Airport', 'مطار إزمير', 'İzmir Adnan Menderes Havalimanı', 'Flughafen Izmir'],
    code: 'ADB',
    place: 'izmir',
  },
  ist: {
    name: ['Istanbul Airport', 'مطار إسطنبول', 'İstanbul Havalimanı', 'Flughafen Istanbul'],
    code: 'IST',
    place: 'istanbul',
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
  },
  nav: {
    name: ['Nevşehir Airport', 'مطار نوشهر', 'Nevşehir Kapadokya Havalimanı', 'Flughafen Nevşehir'],
    code: 'NAV',
    place: 'cappadocia',
  },
  asr: {
    name: ['Kayseri Airport', 'مطار قيصري', 'Kayseri Havalimanı', 'Flughafen Kayseri'],
    code: 'ASR',
    place: 'kayseri',
  },
  dnz: {
    name: ['Denizli Airport', 'مطار دنيزلي', 'Denizli Çardak Havalimanı', 'Flughafen Denizli'],
    code: 'DNZ',
    place: 'denizli',
  },
  yei: {
    name: ['Bursa Yenişehir Airport', 'مطار بورصة يني شهير', 'Bursa Yenişehir Havalimanı', 'Flughafen Bursa-Yenişehir'],
    code: 'YEI',
    place: 'bursa',
  },
  tzx: {
    name: ['Trabzon Airport', 'مطار طرابزون', 'Trabzon Havalimanı', 'Flughafen Trabzon'],
    code: 'TZX',
    place: 'trabzon',
  },
} as const satisfies Record<string, AirportSeed>

export type AirportId = keyof typeof AIRPORTS

/** Whether a word names an airport. */
export const isAirport = (id: string): id is AirportId => Object.hasOwn(AIRPORTS, id)
