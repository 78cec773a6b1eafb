import type { AllWords } from '../../basics/texts.ts'

/** Whose clocks a place follows: Türkiye keeps +03:00 all year, the others have a summer time. */
export type Zone = 'turkiye' | 'greenwich' | 'central' | 'eastern'

interface CountrySeed {
  readonly name: AllWords
  readonly zone: Zone
}

interface CitySeed {
  readonly name: AllWords
  readonly country: CountryCode
}

interface AirportSeed {
  readonly name: AllWords
  readonly city: CityCode
  readonly at: readonly [latitude: number, longitude: number]
}

export const COUNTRIES = {
  TR: { name: ['Türkiye', 'تركيا', 'Türkiye', 'Türkei'], zone: 'turkiye' },
  GB: { name: ['United Kingdom', 'المملكة المتحدة', 'Birleşik Krallık', 'Vereinigtes Königreich'], zone: 'greenwich' },
  DE: { name: ['Germany', 'ألمانيا', 'Almanya', 'Deutschland'], zone: 'central' },
  NL: { name: ['Netherlands', 'هولندا', 'Hollanda', 'Niederlande'], zone: 'central' },
  FR: { name: ['France', 'فرنسا', 'Fransa', 'Frankreich'], zone: 'central' },
  AT: { name: ['Austria', 'النمسا', 'Avusturya', 'Österreich'], zone: 'central' },
  IT: { name: ['Italy', 'إيطاليا', 'İtalya', 'Italien'], zone: 'central' },
  GR: { name: ['Greece', 'اليونان', 'Yunanistan', 'Griechenland'], zone: 'eastern' },
} as const satisfies Record<string, CountrySeed>

export type CountryCode = keyof typeof COUNTRIES

/** Cities by their IATA code; a city can have several airports, and one of them can have the city's own code. */
export const CITIES = {
  IST: { name: ['Istanbul', 'إسطنبول', 'İstanbul', 'Istanbul'], country: 'TR' },
  AYT: { name: ['Antalya', 'أنطاليا', 'Antalya', 'Antalya'], country: 'TR' },
  ADB: { name: ['Izmir', 'إزمير', 'İzmir', 'Izmir'], country: 'TR' },
  ANK: { name: ['Ankara', 'أنقرة', 'Ankara', 'Ankara'], country: 'TR' },
  BJV: { name: ['Bodrum', 'بودروم', 'Bodrum', 'Bodrum'], country: 'TR' },
  DLM: { name: ['Dalaman', 'دالامان', 'Dalaman', 'Dalaman'], country: 'TR' },
  TZX: { name: ['Trabzon', 'طرابزون', 'Trabzon', 'Trabzon'], country: 'TR' },
  ASR: { name: ['Kayseri', 'قيصري', 'Kayseri', 'Kayseri'], country: 'TR' },
  LON: { name: ['London', 'لندن', 'Londra', 'London'], country: 'GB' },
  FRA: { name: ['Frankfurt', 'فرانكفورت', 'Frankfurt', 'Frankfurt'], country: 'DE' },
  BER: { name: ['Berlin', 'برلين', 'Berlin', 'Berlin'], country: 'DE' },
  DUS: { name: ['Düsseldorf', 'دوسلدورف', 'Düsseldorf', 'Düsseldorf'], country: 'DE' },
  MUC: { name: ['Munich', 'ميونخ', 'Münih', 'München'], country: 'DE' },
  AMS: { name: ['Amsterdam', 'أمستردام', 'Amsterdam', 'Amsterdam'], country: 'NL' },
  PAR: { name: ['Paris', 'باريس', 'Paris', 'Paris'], country: 'FR' },
  VIE: { name: ['Vienna', 'فيينا', 'Viyana', 'Wien'], country: 'AT' },
  ROM: { name: ['Rome', 'روما', 'Roma', 'Rom'], country: 'IT' },
  ATH: { name: ['Athens', 'أثينا', 'Atina', 'Athen'], country: 'GR' },
} as const satisfies Record<string, CitySeed>

export type CityCode = keyof typeof CITIES

/** An airport's name in four languages, from the name of its place in each. */
const named = (en: string, ar: string, tr: string, de: string): AllWords => [
  `${en} Airport`,
  `مطار ${ar}`,
  `${tr} Havalimanı`,
  `Flughafen ${de}`,
]

export const AIRPORTS = {
  IST: { name: named('Istanbul', 'إسطنبول', 'İstanbul', 'Istanbul'), city: 'IST', at: [41.2753, 28.7519] },
  SAW: {
    name: named('Sabiha Gökçen', 'صبيحة كوكجن', 'Sabiha Gökçen', 'Sabiha Gökçen'),
    city: 'IST',
    at: [40.8986, 29.3092],
  },
  AYT: { name: named('Antalya', 'أنطاليا', 'Antalya', 'Antalya'), city: 'AYT', at: [36.8987, 30.8005] },
  ADB: { name: named('Izmir', 'إزمير', 'İzmir', 'Izmir'), city: 'ADB', at: [38.2924, 27.157] },
  ESB: { name: named('Esenboğa', 'إيسنبوغا', 'Esenboğa', 'Esenboğa'), city: 'ANK', at: [40.1281, 32.9951] },
  BJV: {
    name: named('Milas-Bodrum', 'ميلاس بودروم', 'Milas-Bodrum', 'Milas-Bodrum'),
    city: 'BJV',
    at: [37.2506, 27.6643],
  },
  DLM: { name: named('Dalaman', 'دالامان', 'Dalaman', 'Dalaman'), city: 'DLM', at: [36.7131, 28.7925] },
  TZX: { name: named('Trabzon', 'طرابزون', 'Trabzon', 'Trabzon'), city: 'TZX', at: [40.9951, 39.7897] },
  ASR: { name: named('Kayseri', 'قيصري', 'Kayseri', 'Kayseri'), city: 'ASR', at: [38.7704, 35.4954] },
  LHR: { name: named('Heathrow', 'هيثرو', 'Heathrow', 'Heathrow'), city: 'LON', at: [51.47, -0.4543] },
  FRA: { name: named('Frankfurt', 'فرانكفورت', 'Frankfurt', 'Frankfurt'), city: 'FRA', at: [50.0379, 8.5622] },
  BER: { name: named('Berlin Brandenburg', 'برلين', 'Berlin', 'Berlin'), city: 'BER', at: [52.3667, 13.5033] },
  DUS: { name: named('Düsseldorf', 'دوسلدورف', 'Düsseldorf', 'Düsseldorf'), city: 'DUS', at: [51.2895, 6.7668] },
  MUC: { name: named('Munich', 'ميونخ', 'Münih', 'München'), city: 'MUC', at: [48.3537, 11.775] },
  AMS: { name: named('Schiphol', 'سخيبول', 'Schiphol', 'Schiphol'), city: 'AMS', at: [52.3105, 4.7683] },
  CDG: {
    name: named('Charles de Gaulle', 'شارل ديغول', 'Charles de Gaulle', 'Charles de Gaulle'),
    city: 'PAR',
    at: [49.0097, 2.5479],
  },
  VIE: { name: named('Vienna', 'فيينا', 'Viyana', 'Wien'), city: 'VIE', at: [48.1103, 16.5697] },
  FCO: { name: named('Fiumicino', 'فيوميتشينو', 'Fiumicino', 'Fiumicino'), city: 'ROM', at: [41.8003, 12.2389] },
  ATH: { name: named('Athens', 'أثينا', 'Atina', 'Athen'), city: 'ATH', at: [37.9364, 23.9445] },
} as const satisfies Record<string, AirportSeed>

export type AirportCode = keyof typeof AIRPORTS

/** Whether a code is an airport's. */
export const isAirport = (code: string): code is AirportCode => Object.hasOwn(AIRPORTS, code)

/** Whether a code is a city's. */
export const isCity = (code: string): code is CityCode => Object.hasOwn(CITIES, code)

/** Every airport that there is. */
export const AIRPORT_CODES: readonly AirportCode[] = Object.keys(AIRPORTS).filter(isAirport)

/** Every city that there is. */
export const CITY_CODES: readonly CityCode[] = Object.keys(CITIES).filter(isCity)

/** The country that an airport lies in. */
export const countryOf = (airport: AirportCode): CountryCode => CITIES[AIRPORTS[airport].city].country
