import type { Answer, Schema } from '../../api/operations.ts'
import { providerPlaceText } from '../../domain/hotels/provider-place.ts'
import { factsOf } from './facts.ts'
import { themesOf } from './known-themes.ts'
import { offerOf } from './rates.ts'
import type { SoldEntry } from './sold.ts'

type Result = Schema<'ProviderHotelResult'>

/** The hotels of a search in list form, in the provider's order. */
export const entriesOf = ({ items }: Answer<'providerHotelPrice'>, locale: string): SoldEntry[] =>
  items.hotels.map((hotel) => toEntry(hotel, locale))

function toEntry(hotel: Result, locale: string): SoldEntry {
  const offers = hotel.offers.map((offer) => ({ offer, sold: offerOf(offer, locale) }))
  const [cheapest] = offers.toSorted((a, b) => a.sold.total.value - b.sold.total.value)
  const refundableTotals = offers.filter(({ sold }) => sold.cancellation.refundable).map(({ sold }) => sold.total)
  const [cheapestRefundable] = refundableTotals.toSorted((a, b) => a.value - b.value)
  const boards = offers.flatMap(({ sold }) => (sold.board === undefined ? [] : [sold.board]))
  return {
    hotel: { ...factsOf(hotel, locale), themes: themesOf(hotel.themes) },
    availability: cheapest?.offer.availability ?? 3,
    boards: [...new Set(boards)],
    ...(cheapest ? { offer: cheapest.sold } : {}),
    ...(cheapestRefundable ? { freeCancellationFrom: cheapestRefundable } : {}),
  }
}

/** The name of the searched place, as spelled in the provider's results; undefined when no result lies in it. */
export function placeNameOf({ items }: Answer<'providerHotelPrice'>, place: string | undefined): string | undefined {
  const areas = items.hotels.flatMap(({ town, city, country }) => [
    { type: 3 as const, ...town },
    { type: 2 as const, ...city },
    { type: 1 as const, ...country },
  ])
  return areas.find(({ type, id }) => id !== undefined && providerPlaceText({ type, id }) === place)?.name
}
