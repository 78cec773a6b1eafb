import type { Schema } from './schemas.ts'
import { PLACES, regionOf, type PlaceId } from './seed/places.ts'
import { text, type AllWords, type Words } from './texts.ts'

/** A place as records name it. */
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

/** A place's name in all four languages; where it has no form of its own it keeps the English one. */
export function placeName(id: PlaceId): AllWords {
  const [en, ar, tr = en, de = en]: Words = PLACES[id].name
  return [en, ar, tr, de]
}
