import { call } from '../../api/client.ts'
import type { Schema } from '../../api/operations.ts'
import { useSells } from '../../api/use-sells.ts'
import { useSite, useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { encodePlaces } from '../../domain/places/place-list.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { isHotel, isPlace, meantBy, placeMeantBy } from '../../parts/search-bar/places/suggestions.ts'
import { useSuggestionsFor } from '../../parts/search-bar/places/use-suggestions.ts'
import type { Paths } from '../../paths.ts'
import { meantTarget, type Target } from './where-to.ts'

/**
 * Finds the URL for a typed name: of the hotel or the place that the search suggests first, of the hotels around an
 * airport or at a place of the provider, of an entry of the navigation, a page, a tour or a service of the site, or
 * else of the places with such a name. What the site does not sell is not looked for.
 */
export function useFindHref(): (typed: string) => Promise<string> {
  const paths = usePaths()
  const whereOf = useSuggestionHref()
  const suggestionsFor = useSuggestionsFor()
  const sellsHotels = useSells('hotels')
  const { site, nav } = useSite()
  const own = [
    ...nav.map(({ title, path }) => ({ name: title, href: paths.entry(path) })),
    ...(site.pages ?? []).map(({ title, url }) => ({ name: title, href: paths.entry(`/pages/${url}`) })),
  ]
  return async (typed) => {
    const list = paths.locations(encodePlaces({ name: typed, sort: 'hotels', page: 1 }))
    if (typed === '') return list
    const [suggested, ...products] = await Promise.all([
      suggestionsFor(typed),
      nav.some(({ key }) => key === 'tours') ? tours(paths) : [],
      nav.some(({ path }) => path.startsWith('/services')) ? services(typed, paths) : [],
    ])
    const meant = (sellsHotels ? meantBy : placeMeantBy)(suggested, typed)
    return meant ? whereOf(meant) : (meantTarget([...own, ...products.flat()], typed)?.href ?? list)
  }
}

/** The URL of a suggestion: the page of a hotel or of a place of the agency, or else the list of the hotels there. */
function useSuggestionHref(): (meant: Schema<'Suggestion'>) => string {
  const paths = usePaths()
  const text = useText()
  const today = useToday()
  const source = useHotelSource()
  const sellsHotels = useSells('hotels')
  return (meant) => {
    if (isHotel(meant)) return paths.hotel(meant.slug ?? meant.id)
    const label = text(meant.name).text
    if (!sellsHotels) {
      return isPlace(meant)
        ? paths.location(meant.id)
        : paths.locations(encodePlaces({ name: label, sort: 'hotels', page: 1 }))
    }
    if (source === 'agency' && isPlace(meant)) return paths.location(meant.id)
    const place = source === 'agency' ? `location-${meant.id}` : meant.id
    return paths.hotels(encode({ ...defaultSearch(today, source), place, label }))
  }
}

/** The tours on sale; none on failure, because the rest is still found. */
async function tours(paths: Paths): Promise<Target[]> {
  try {
    const { names } = await call('tourFacetList', {})
    return names.map(({ name, slug }) => ({ name, href: paths.tour(slug) }))
  } catch {
    return []
  }
}

/** Kinds of services without a page among the services: tours and transfers have their own (decision 38.5). */
const ELSEWHERE = new Set(['daily', 'package', 'transfer'])

/** The services with such a name; none on failure. */
async function services(typed: string, paths: Paths): Promise<Target[]> {
  try {
    const { records } = await call('serviceList', { query: { keyword: typed } })
    return records
      .filter(({ facts }) => !ELSEWHERE.has(facts.kind))
      .map(({ name, slug }) => ({ name, href: paths.service(slug) }))
  } catch {
    return []
  }
}
