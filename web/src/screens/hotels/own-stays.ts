import type { ApiError } from '../../api/errors.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import type { Missing } from '../../parts/listing/full/lists.ts'
import { useFullList } from '../../parts/listing/full/use-full-list.ts'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import { placeName } from './place-name.ts'
import { listRequest } from './request.ts'

/** The hotels of a search, from the agency or the provider (decision 37.7). */
export type Stays = {
  /** The search of these hotels: a place that was given only by name has been looked up. */
  search: HotelSearch
  records: readonly SoldEntry[] | undefined
  missing?: Missing | undefined
  /** Which offers of the provider's hotels are known. The cheapest say nothing of the boards and terms of others. */
  offers?: 'cheapest' | 'all' | undefined
  error: ApiError | undefined
  retry: () => void
  /** The name of the place, as the hotels' seller writes it. */
  place: LocalizedText | undefined
  /** No request is possible, because provider searches require a place. */
  isPlaceless: boolean
}

/** The agency's own hotels. */
export function useOwnStays(search: HotelSearch): Stays {
  const { first, records, missing } = useFullList('availabilitySearch', listRequest(search))
  const place = placeName(records ?? [], search)
  return {
    search,
    records,
    missing,
    error: first.error,
    retry: () => void first.mutate(),
    place,
    isPlaceless: false,
  }
}
