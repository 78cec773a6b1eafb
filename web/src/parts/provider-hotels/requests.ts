import type { Input } from '../../api/operations.ts'
import { nights } from '../../domain/dates/stay.ts'
import type { ProviderHotelRef } from '../../domain/hotels/provider-hotel.ts'
import { providerPlaceOf } from '../../domain/hotels/provider-place.ts'
import { roomsOf, type VisitSearch } from '../../domain/hotels/visit.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { normaliseParty, type Party } from '../../domain/people/party.ts'
import { cultureOf, nationalityOf } from '../../i18n/culture.ts'
import type { Locale } from '../../i18n/locales.ts'

/** Prices are requested in the currency that the shop displays. */
const CURRENCY = 'TRY' as const

/** A room of a search in the provider's format. */
function criteriaOf(party: Party) {
  const { adults, children } = normaliseParty(party)
  return { adult: adults, ...(children.length > 0 ? { childAges: children } : {}) }
}

function visitBody(search: VisitSearch, locale: Locale) {
  return {
    roomCriteria: roomsOf(search).map(criteriaOf),
    nationality: search.nationality ?? nationalityOf(locale),
    checkIn: search.stay.checkIn,
    night: nights(search.stay),
    currency: CURRENCY,
    culture: cultureOf(locale),
  }
}

/** The request of a list: each hotel with its cheapest offer. Null when the URL names no place of the provider. */
export function listRequest(search: HotelSearch, locale: Locale): Input<'providerHotelPrice'> | null {
  const place = providerPlaceOf(search.place)
  if (place === undefined) return null
  return { body: { ...visitBody(search, locale), arrivalLocations: [place], getOnlyBestOffers: true } }
}

/**
 * The request of the same list with all offers of each hotel. The filters by board and free cancellation need it,
 * because they ask whether a hotel has any such offer (decision 36.6). Null without such a filter: the response is many
 * times as large.
 */
export function fullListRequest(
  list: Input<'providerHotelPrice'> | null,
  { freeCancellation, boards }: HotelSearch['filters'],
): Input<'providerHotelPrice'> | null {
  if (list === null || (!freeCancellation && boards.length === 0)) return null
  return { body: { ...list.body, getOnlyBestOffers: false } }
}

/** The request for all offers of one hotel. */
export const ratesRequest = (
  { id }: Pick<ProviderHotelRef, 'id'>,
  search: VisitSearch,
  locale: Locale,
): Input<'providerHotelPrice'> => ({ body: { ...visitBody(search, locale), Products: [id] } })

export const contentRequest = ({ provider, id }: ProviderHotelRef, locale: Locale): Input<'providerProduct'> => ({
  body: { product: id, ownerProvider: provider, culture: cultureOf(locale) },
})

/** The request for the current terms of an offer. */
export const detailRequest = (offerId: string, locale: Locale): Input<'offerDetail'> => ({
  body: { offerIds: [offerId], currency: CURRENCY, culture: cultureOf(locale) },
})

/** Maximum length of the search term, in characters. */
const MAX_QUERY = 60

/** The request for suggestions; null when the text is too short. */
export function arrivalRequest(text: string, locale: Locale): Input<'providerArrivalList'> | null {
  const query = text.trim().slice(0, MAX_QUERY)
  return query.length < 2 ? null : { body: { query, culture: cultureOf(locale) } }
}
