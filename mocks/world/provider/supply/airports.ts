import { LocationType } from '@rota/openapi/provider/enums'
import { airportsOf } from '../../flights/timetable.ts'
import { AIRPORT_CODES, AIRPORTS, CITIES, COUNTRIES, countryOf, type AirportCode } from '../../seed/flights/airports.ts'
import type { TextByLanguage } from '../../basics/texts.ts'

/** An airport with its city and country. */
export interface Airport {
  /** IATA code. */
  readonly code: AirportCode
  readonly name: TextByLanguage
  /** IATA code of the city; several airports may share it. */
  readonly city: string
  readonly cityName: TextByLanguage
  readonly country: string
  readonly countryName: TextByLanguage
  readonly at: readonly [latitude: number, longitude: number]
}

/** The airport of a code. */
export function airportOf(code: AirportCode): Airport {
  const { name, city, at } = AIRPORTS[code]
  const country = countryOf(code)
  return { code, name, city, cityName: CITIES[city].name, country, countryName: COUNTRIES[country].name, at }
}

/** All airports of the timetable. */
export const ALL_AIRPORTS: readonly Airport[] = AIRPORT_CODES.map(airportOf)

/** The airports of a search location: those of a city, or a single one. */
export const airportsIn = ({ id, type }: { id: string; type: number }): AirportCode[] =>
  type === LocationType.City || type === LocationType.Airport ? airportsOf(id, type === LocationType.City) : []
