import { LocationType } from '@rota/openapi/agency/enums'
import { morePictures, placePicture } from '../catalogue/pictures.ts'
import type { Schema } from '../basics/schemas.ts'
import { airportNear } from './around.ts'
import { hotelsIn } from './search.ts'
import { CLIMATES } from '../seed/climates.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { lineageOf, PLACE_IDS, PLACES, regionOf, type PlaceId } from '../seed/places.ts'
import { text } from '../basics/texts.ts'

type Hotels = ReadonlyMap<string, HotelSeed>

const named = (id: PlaceId): Schema<'LocationName'> => ({ id, name: text(PLACES[id].name) })

/** The facts that lists show about a place. */
export function locationFacts(id: PlaceId, hotels: Hotels): Schema<'LocationFacts'> {
  const { type, at } = PLACES[id]
  const parent = regionOf(id)
  return {
    ...named(id),
    type,
    ...(parent && { parent: named(parent) }),
    geolocation: { latitude: at[0], longitude: at[1] },
    picture: placePicture(id),
    hotels: hotelsIn(id, hotels.values()).length,
  }
}

/** The full record of a place. */
export function locationRecord(id: PlaceId, hotels: Hotels): Schema<'LocationRecord'> {
  const { at, climate } = PLACES[id]
  const airport = climate && airportNear(at)
  return {
    facts: locationFacts(id, hotels),
    description: text(PLACES[id].text),
    lineage: lineageOf(id).slice(1).toReversed().map(named),
    children: PLACE_IDS.filter((other) => regionOf(other) === id)
      .map((child) => locationFacts(child, hotels))
      .toSorted((a, b) => b.hotels - a.hotels),
    pictures: morePictures(id),
    ...(airport && { airport }),
    ...(climate && { climate: CLIMATES[climate] }),
  }
}

/** The countries of all places. */
export function countries(hotels: Hotels): Schema<'LocationCountry'>[] {
  return PLACE_IDS.filter((id) => PLACES[id].type === LocationType.Country).flatMap((id) => {
    const { code } = PLACES[id]
    if (code === undefined) return []
    const { name, picture, hotels: number } = locationFacts(id, hotels)
    const locations = PLACE_IDS.filter((other) => other !== id && lineageOf(other).includes(id)).length
    return [{ id, code, name, picture, locations, hotels: number }]
  })
}
