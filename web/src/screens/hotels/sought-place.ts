import type { Answer } from '../../api/operations.ts'
import { todayIn, type CivilDate } from '../../domain/dates/civil-date.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { localized } from '../../domain/text/localized.ts'
import type { Locale } from '../../i18n/locales.ts'
import { need } from '../../needs.ts'
import type { Need, PageInput } from '../../page-port.ts'
import { suggestionsOf } from '../../parts/provider-hotels/arrivals.ts'
import { arrivalRequest } from '../../parts/provider-hotels/requests.ts'
import { isHotel, meantBy, TYPED_PLACE } from '../../parts/search-bar/places/suggestions.ts'
import { pathsOf } from '../../paths.ts'

/** The name to look up at the provider: a typed place, or the label of a URL without a provider place. */
function soughtIn(search: string, today: CivilDate): string {
  const typed = new URLSearchParams(search).get(TYPED_PLACE)?.trim() ?? ''
  const { place, label } = decode(search, today, 'provider').search
  return typed === '' && place === undefined ? label : typed
}

/** The request that looks a place name up at the provider; undefined when there is nothing to look up. */
export function soughtPlaceNeed(search: string, today: CivilDate, locale: Locale): Need | undefined {
  const request = arrivalRequest(soughtIn(search, today), locale)
  return request === null ? undefined : need('providerArrivalList', request)
}

/** The URL of the found place's list, or of the hotel with that name; undefined when nothing was found. */
export function soughtPlaceRedirect({ url, match, results, now }: PageInput): string | undefined {
  const today = todayIn(now)
  const found = results.find((result) => result.need.operationId === 'providerArrivalList')
  if (!found || !('data' in found)) return undefined
  const suggestions = suggestionsOf(found.data as Answer<'providerArrivalList'>, match.locale)
  const meant = meantBy(suggestions, soughtIn(url.search, today))
  if (!meant) return undefined
  const { search } = decode(url.search, today, 'provider')
  const paths = pathsOf(match.locale)
  if (isHotel(meant)) return paths.hotel(meant.slug ?? meant.id, encodeVisit(search))
  return paths.hotels(encode({ ...search, place: meant.id, label: localized(meant.name, match.locale).text }))
}
