import type { Schema } from '../basics/schemas.ts'
import { hotelsIn } from './search.ts'
import { AIRPORT_IDS, AIRPORTS, DISTANCE, type AirportId } from '../seed/airports.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { inEach, text } from '../basics/texts.ts'

type Point = readonly [latitude: number, longitude: number]

/** Mean radius of the earth in kilometres. */
const EARTH_KM = 6371

/** Distance between two points in kilometres, in a straight line. */
export function kilometres([latitudeA, longitudeA]: Point, [latitudeB, longitudeB]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const between =
    half(latitudeA, latitudeB) +
    Math.cos(radians(latitudeA)) * Math.cos(radians(latitudeB)) * half(longitudeA, longitudeB)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(between))
}

/** A hotel and its distance from an airport. */
export interface Near {
  readonly hotel: HotelSeed
  readonly km: number
}

/** The hotels of the region around an airport, nearest first (decision 35.2). */
export function hotelsAround(airport: AirportId, hotels: Iterable<HotelSeed>): Near[] {
  const { place, at } = AIRPORTS[airport]
  return hotelsIn(place, hotels)
    .map((hotel) => ({ hotel, km: kilometres(at, hotel.at) }))
    .toSorted((a, b) => a.km - b.km)
}

/** "12 km from Antalya Airport" */
export function distanceFrom(airport: AirportId, km: number): Schema<'LocalizedText'> {
  const whole = String(Math.max(1, Math.round(km)))
  const { name } = AIRPORTS[airport]
  return text(inEach((pick) => pick(DISTANCE).replace('{km}', whole).replace('{airport}', pick(name))))
}

/** Farther away, an airport is no fact about a place. */
const NEAR_KM = 150

/** The nearest airport of a point; undefined when none is near. */
export function airportNear(at: Point): Schema<'LocationAirport'> | undefined {
  const [nearest] = AIRPORT_IDS.map((id) => ({ id, km: kilometres(at, AIRPORTS[id].at) })).toSorted(
    (a, b) => a.km - b.km,
  )
  if (nearest === undefined || nearest.km > NEAR_KM) return undefined
  const { code, name } = AIRPORTS[nearest.id]
  return { code, name: text(name), kilometres: Math.round(nearest.km) }
}
