import type { Schema } from '../basics/schemas.ts'
import { PLACES, regionOf, type PlaceId } from '../seed/places.ts'
import { text } from '../basics/texts.ts'

/** A place in the short format that other records use. */
export function locationOf(id: PlaceId): Schema<'Location'> {
  const [latitude, longitude] = PLACES[id].at
  const region = regionOf(id)
  return {
    id,
    name: text(PLACES[id].name),
    ...(region && { region: text(PLACES[region].name) }),
    geolocation: { latitude, longitude },
  }
}
