import type { Schema } from '../basics/schemas.ts'
import { lineageOf, PLACES, type PlaceId } from '../seed/places.ts'
import { LocationType } from '@rota/openapi/agency/enums'
import { text, valueIn, type Text, type TextByLanguage } from '../basics/texts.ts'

/** The default culture (decision 17.1: culture tr-TR). */
const DEFAULT_CULTURE = 'tr-TR'

/** A text in the language of a culture, by default Turkish; English when that language is missing. */
export const valueFor = (list: Text, culture = DEFAULT_CULTURE): string => valueIn(list, culture)

/** A seed text in the language of a culture. */
export const textIn = (texts: TextByLanguage, culture?: string): string => valueFor(text(texts), culture)

const NAMES = { [LocationType.City]: 'city', [LocationType.Town]: 'town', [LocationType.Village]: 'village' } as const

const nameOf = (place: PlaceId, culture: string | undefined) => ({
  id: place,
  name: textIn(PLACES[place].name, culture),
})

/** The names of a place and of the places around it, keyed by their type. */
export function placeNames(place: PlaceId, culture?: string): Pick<Schema<'ProviderArrival'>, 'country' | 'city'> {
  const entries = lineageOf(place).map((id) => {
    const { type } = PLACES[id]
    return [type === LocationType.Country ? 'country' : NAMES[type], nameOf(id, culture)] as const
  })
  return Object.fromEntries(entries)
}
