import type { PlaceId } from '../seed/places.ts'
import { trickOf } from '../../scenarios/provider-magic.ts'
import type { Words } from '../texts.ts'

export interface Airport {
  /** IATA. */
  readonly code: string
  readonly name: Words
  /** IATA code of the city; several airports may share it. */
  readonly city: string
  readonly cityName: Words
  readonly country: string
  readonly at: readonly [latitude: number, longitude: number]
  /** Hours ahead of UTC; nobody here changes clocks. */
  readonly hours: number
  /** Flights to and from it are part of every connection. */
  readonly isHub?: true
  /** The place of the agency it serves. */
  readonly place?: PlaceId
}

const ISTANBUL: Words = ['Istanbul', 'إسطنبول', 'İstanbul', 'Istanbul']

const inTurkiye = { country: 'TR', hours: 3 } as const

/** Airports that are flown to, the hubs first. */
export const AIRPORTS: readonly Airport[] = [
  {
    ...inTurkiye,
    code: 'IST',
    name: ['Istanbul Airport', 'مطار إسطنبول', 'İstanbul Havalimanı', 'Flughafen Istanbul'],
    city: 'IST',
    cityName: ISTANBUL,
    at: [41.2753, 28.7519],
    isHub: true,
    place: 'istanbul',
  },
  {
    ...inTurkiye,
    code: 'SAW',
    name: ['Sabiha Gökçen Airport', 'مطار صبيحة كوكجن', 'Sabiha Gökçen Havalimanı', 'Flughafen Sabiha Gökçen'],
    city: 'IST',
    cityName: ISTANBUL,
    at: [40.8986, 29.3092],
    isHub: true,
    place: 'istanbul',
  },
  {
    ...inTurkiye,
    code: 'AYT',
    name: ['Antalya Airport', 'مطار أنطاليا', 'Antalya Havalimanı', 'Flughafen Antalya'],
    city: 'AYT',
    cityName: ['Antalya', 'أنطاليا', 'Antalya', 'Antalya'],
    at: [36.8987, 30.8005],
    place: 'antalya',
  },
  {
    ...inTurkiye,
    code: 'ADB',
    name: ['Adnan Menderes Airport', 'مطار عدنان مندريس', 'Adnan Menderes Havalimanı', 'Flughafen Adnan Menderes'],
    city: 'IZM',
    cityName: ['Izmir', 'إزمير', 'İzmir', 'Izmir'],
    at: [38.2924, 27.157],
    place: 'izmir',
  },
  {
    ...inTurkiye,
    code: 'ESB',
    name: ['Esenboğa Airport', 'مطار إيسنبوغا', 'Esenboğa Havalimanı', 'Flughafen Esenboğa'],
    city: 'ANK',
    cityName: ['Ankara', 'أنقرة', 'Ankara', 'Ankara'],
    at: [40.1281, 32.9951],
  },
  {
    ...inTurkiye,
    code: 'DLM',
    name: ['Dalaman Airport', 'مطار دالامان', 'Dalaman Havalimanı', 'Flughafen Dalaman'],
    city: 'DLM',
    cityName: ['Dalaman', 'دالامان', 'Dalaman', 'Dalaman'],
    at: [36.7131, 28.7925],
    place: 'mugla',
  },
  {
    ...inTurkiye,
    code: 'BJV',
    name: ['Milas-Bodrum Airport', 'مطار ميلاس بودروم', 'Milas-Bodrum Havalimanı', 'Flughafen Milas-Bodrum'],
    city: 'BJV',
    cityName: ['Bodrum', 'بودروم', 'Bodrum', 'Bodrum'],
    at: [37.2506, 27.6643],
    place: 'bodrum',
  },
  {
    ...inTurkiye,
    code: 'TZX',
    name: ['Trabzon Airport', 'مطار طرابزون', 'Trabzon Havalimanı', 'Flughafen Trabzon'],
    city: 'TZX',
    cityName: ['Trabzon', 'طرابزون', 'Trabzon', 'Trabzon'],
    at: [40.9951, 39.7897],
    place: 'trabzon',
  },
  {
    ...inTurkiye,
    code: 'NAV',
    name: ['Nevşehir Airport', 'مطار نوشهر', 'Nevşehir Havalimanı', 'Flughafen Nevşehir'],
    city: 'NAV',
    cityName: ['Nevşehir', 'نوشهر', 'Nevşehir', 'Nevşehir'],
    at: [38.7719, 34.5345],
    place: 'cappadocia',
  },
  {
    code: 'BER',
    name: ['Berlin Brandenburg Airport', 'مطار برلين براندنبورغ', 'Berlin Havalimanı', 'Flughafen Berlin Brandenburg'],
    city: 'BER',
    cityName: ['Berlin', 'برلين', 'Berlin', 'Berlin'],
    country: 'DE',
    at: [52.3667, 13.5033],
    hours: 1,
  },
  {
    code: 'DUS',
    name: ['Düsseldorf Airport', 'مطار دوسلدورف', 'Düsseldorf Havalimanı', 'Flughafen Düsseldorf'],
    city: 'DUS',
    cityName: ['Düsseldorf', 'دوسلدورف', 'Düsseldorf', 'Düsseldorf'],
    country: 'DE',
    at: [51.2895, 6.7668],
    hours: 1,
  },
  {
    code: 'LHR',
    name: ['Heathrow Airport', 'مطار هيثرو', 'Heathrow Havalimanı', 'Flughafen Heathrow'],
    city: 'LON',
    cityName: ['London', 'لندن', 'Londra', 'London'],
    country: 'GB',
    at: [51.47, -0.4543],
    hours: 0,
  },
]

/** The airports of published values, which nobody finds by a name. */
function magicAirport(code: string): Airport | undefined {
  if (trickOf('airport', code) === undefined) return undefined
  const name: Words = [
    `Test airport ${code}`,
    `مطار الاختبار ${code}`,
    `Deneme havalimanı ${code}`,
    `Testflughafen ${code}`,
  ]
  return { ...inTurkiye, code, name, city: code, cityName: name, at: [39, 35] }
}

/** The airport of a code. */
export const airportOf = (code: string): Airport | undefined =>
  AIRPORTS.find((airport) => airport.code === code) ?? magicAirport(code)

/** The airports of a city, one of them when it is an airport's code that was asked for. */
export function airportsIn({ id, type }: { id: string; type: number }): Airport[] {
  const [city, airport] = [2, 5]
  if (type === city) return AIRPORTS.filter((it) => it.city === id)
  const found = type === airport ? airportOf(id) : undefined
  return found ? [found] : []
}
