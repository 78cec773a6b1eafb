import type { Answer } from '../../api/operations.ts'
import { todayIn } from '../../domain/dates/civil-date.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { localized } from '../../domain/text/localized.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import type { Need, PageInput } from '../../page-port.ts'
import { isHotel, meantBy, suggestionInput, TYPED_PLACE } from '../../parts/search-bar/places/suggestions.ts'
import { pathsOf } from '../../paths.ts'

const typedIn = (search: string) => new URLSearchParams(search).get(TYPED_PLACE)?.trim() ?? ''

/** The request that looks up a typed place; undefined when none was typed. */
export function typedPlaceNeed(search: string): Need | undefined {
  const typed = typedIn(search)
  return typed === '' ? undefined : { operationId: 'suggestionList', params: suggestionInput(typed) }
}

/**
 * The URL for a typed place: its list, the hotel with that name, or, when it is unknown, the list of all places with a
 * notice that the place could not be used.
 */
export function typedPlaceRedirect({ url, match, site, results, now }: PageInput): string | undefined {
  const typed = typedIn(url.search)
  const lookup = results.find(({ need }) => need.operationId === 'suggestionList')
  if (typed === '' || !lookup) return undefined
  const paths = pathsOf(match.locale)
  const { search } = decode(url.search, todayIn(now))
  const meant = 'data' in lookup ? meantBy((lookup.data as Answer<'suggestionList'>).records, typed) : undefined
  if (!meant) return paths.hotels(`${encode({ ...search, label: '' })}&${new URLSearchParams({ label: typed })}`)
  if (isHotel(meant)) return paths.hotel(meant.slug ?? meant.id, encodeVisit(search))
  const hostDefault = 'data' in site ? site.data.site.options.languages[0] : undefined
  const label = localized(meant.name, match.locale, hostDefault).text
  return paths.hotels(encode({ ...search, place: `location-${meant.id}`, label }))
}
