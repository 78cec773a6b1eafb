import SEEDS from '../../../seed/flights/places.json' with { type: 'json' }
import type { TextByLanguage } from '../../basics/texts.ts'
import { localized } from '../localized.ts'
import { mapped, seedsOf } from '../seed-data.ts'

/** Time zone of a country: Türkiye keeps +03:00 all year, the others have summer time. */
export type Zone = 'turkiye' | 'greenwich' | 'central' | 'eastern'

interface CountrySeed {
  readonly name: TextByLanguage
  readonly zone: Zone
}

interface CitySeed {
  readonly name: TextByLanguage
  readonly country: CountryCode
}

interface AirportSeed {
  readonly name: TextByLanguage
  readonly city: CityCode
  readonly at: readonly [latitude: number, longitude: number]
}

export type CountryCode = keyof typeof SEEDS.countries

export type CityCode = keyof typeof SEEDS.cities

export type AirportCode = keyof typeof SEEDS.airports

const TEXTS = localized<{
  countries: Record<CountryCode, string>
  cities: Record<CityCode, string>
  airports: Record<AirportCode, string>
}>('flight-places')

type Unnamed<T> = Omit<T, 'name'>

/** Countries with airports, by ISO code. */
export const COUNTRIES = mapped(
  seedsOf<Record<CountryCode, Unnamed<CountrySeed>>>(SEEDS.countries),
  (country, id): CountrySeed => ({ ...country, name: TEXTS.countries[id] }),
)

/** Cities by IATA code; a city can have several airports, and an airport can have its city's code. */
export const CITIES = mapped(seedsOf<Record<CityCode, Unnamed<CitySeed>>>(SEEDS.cities), (city, id): CitySeed => ({
  ...city,
  name: TEXTS.cities[id],
}))

/** Airports by IATA code. */
export const AIRPORTS = mapped(
  seedsOf<Record<AirportCode, Unnamed<AirportSeed>>>(SEEDS.airports),
  (airport, id): AirportSeed => ({ ...airport, name: TEXTS.airports[id] }),
)

/** Whether a code is an airport's. */
export const isAirport = (code: string): code is AirportCode => Object.hasOwn(AIRPORTS, code)

/** Whether a code is a city's. */
export const isCity = (code: string): code is CityCode => Object.hasOwn(CITIES, code)

/** All airport codes. */
export const AIRPORT_CODES: readonly AirportCode[] = Object.keys(AIRPORTS).filter(isAirport)

/** All city codes. */
export const CITY_CODES: readonly CityCode[] = Object.keys(CITIES).filter(isCity)

/** The country of an airport. */
export const countryOf = (airport: AirportCode): CountryCode => CITIES[AIRPORTS[airport].city].country
