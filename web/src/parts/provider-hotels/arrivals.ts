import type { Answer, Schema } from '../../api/operations.ts'
import { providerSlug } from '../../domain/hotels/provider-slug.ts'
import { providerPlaceText, type ProviderPlace } from '../../domain/hotels/provider-place.ts'
import { providerText } from '../../i18n/culture.ts'

type Arrival = Schema<'ProviderArrival'>
type Named = Schema<'ProviderName'> & { id: string }

/**
 * For each type of set A: the property that contains the place itself, and the type of set B for searching it (decision
 * 18.2).
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
const ID = /^[A-Za-z0-9]{1,40}$/

/** Converts the provider's suggestions for the search box; the id of a place is the one used in URLs. */
export function suggestionsOf({ items }: Answer<'providerArrivalList'>, locale: string): Schema<'Suggestion'>[] {
  return items.items.flatMap((arrival) => {
    const found = arrival.type === HOTEL ? hotelOf(arrival) : placeOf(arrival)
    if (found === undefined) return []
    const { id, named, slug } = found
    const text = (value: string) => providerText(locale, value)
    const parent = [arrival.village, arrival.town, arrival.city, arrival.country].find(
      (around) => around !== undefined && around.name !== named.name,
    )
    return [
      {
        type: arrival.type,
        id,
        name: text(named.name),
        ...(parent ? { parent: text(parent.name) } : {}),
        ...(slug === undefined ? {} : { slug }),
      },
    ]
  })
}

type Found = { id: string; named: Named; slug?: string }

function placeOf(arrival: Arrival): Found | undefined {
  const [name, type] = PLACES[arrival.type] ?? []
  const named = name && withId(arrival[name])
  return named && type ? { id: providerPlaceText({ type, id: named.id }), named } : undefined
}

function hotelOf({ hotel, provider }: Arrival): Found | undefined {
  const named = withId(hotel)
  return named && { id: named.id, named, slug: providerSlug(named.name, { provider, id: named.id }) }
}

/** A name with its id; undefined when the id is missing or cannot be in a URL. */
const withId = (named: Schema<'ProviderName'> | undefined): Named | undefined =>
  named?.id !== undefined && ID.test(named.id) ? { ...named, id: named.id } : undefined
