import type { Answer, Schema } from '../../api/operations.ts'
import { providerSlug } from '../../domain/hotels/provider-slug.ts'
import { providerPlaceText, type ProviderPlace } from '../../domain/hotels/provider-place.ts'
import { providerText } from '../../i18n/culture.ts'

type Arrival = Schema<'ProviderArrival'>
type Named = Schema<'ProviderName'> & { id: string }

/**
 * The provider numbers place types differently in suggestions and in searches (decision 18.2). The key is the type of a
 * suggestion; the value is the property that contains the place, and the type with which the place is searched.
 */
const PLACES: Partial<
  Record<Arrival['type'], readonly ['city' | 'airport' | 'town' | 'village' | 'country', ProviderPlace['type']]>
> = {
  1: ['city', 2],
  3: ['airport', 5],
  4: ['town', 3],
  5: ['village', 4],
  8: ['country', 1],
}

const HOTEL = 2
const USABLE_ID = /^[A-Za-z0-9]{1,40}$/

/**
 * The provider's suggestions in the shape of the agency's, for the search box. The id of a place is in the form used in
 * URLs. Suggestions of an unknown type or without a usable id are left out.
 */
export function suggestionsOf({ items }: Answer<'providerArrivalList'>, locale: string): Schema<'Suggestion'>[] {
  return items.items.flatMap((arrival) => {
    const converted = arrival.type === HOTEL ? hotelOf(arrival) : placeOf(arrival)
    if (converted === undefined) return []
    const { id, source, slug } = converted
    const text = (value: string) => providerText(locale, value)
    const parent = [arrival.village, arrival.town, arrival.city, arrival.country].find(
      (area) => area !== undefined && area.name !== source.name,
    )
    return [
      {
        type: arrival.type,
        id,
        name: text(source.name),
        ...(parent ? { parent: text(parent.name) } : {}),
        ...(slug === undefined ? {} : { slug }),
      },
    ]
  })
}

type Converted = { id: string; source: Named; slug?: string }

function placeOf(arrival: Arrival): Converted | undefined {
  const [name, type] = PLACES[arrival.type] ?? []
  const source = name && withUsableId(arrival[name])
  return source && type ? { id: providerPlaceText({ type, id: source.id }), source } : undefined
}

function hotelOf({ hotel, provider }: Arrival): Converted | undefined {
  const source = withUsableId(hotel)
  return source && { id: source.id, source, slug: providerSlug(source.name, { provider, id: source.id }) }
}

/** The named place or hotel; undefined when its id is missing or unsuitable for a URL. */
const withUsableId = (source: Schema<'ProviderName'> | undefined): Named | undefined =>
  source?.id !== undefined && USABLE_ID.test(source.id) ? { ...source, id: source.id } : undefined
