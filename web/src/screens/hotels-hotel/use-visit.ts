import { useLocation, useSearch } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { encodeVisit } from '../../domain/hotels/hotel-address.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { priceRequest } from './request.ts'

type When = Partial<Pick<HotelSearch, 'stay' | 'party'>>

export type Visit = ReturnType<typeof useVisit>

/**
 * When and with whom somebody comes, as the address says it, and what the rooms cost then. Prices come with the page when
 * they are there in time, else the browser asks for them; while those of other dates are on their way, the old ones stay as the measure of the skeleton.
 */
export function useVisit({ facts }: Schema<'Hotel'>) {
  const { search, dated, repaired } = decode(useSearch(), useToday())
  const [, navigate] = useLocation()
  const paths = usePaths()
  const { data, error, isLoading, mutate } = useApi('hotelPrice', dated ? priceRequest(facts.id, search) : null, {
    keepPreviousData: true,
  })
  const addressFor = (when: When) => paths.hotel(facts.slug, encodeVisit({ ...search, ...when }))
  return {
    search,
    /** Whether dates have been chosen: without them there are no prices. */
    dated,
    repaired: repaired.length > 0,
    prices: dated && !error ? data : undefined,
    waiting: dated && !error && (isLoading || data === undefined),
    error,
    refresh: () => void mutate(),
    addressFor,
    /** Changes dates or party in place; the address follows. */
    go: (when: When) => navigate(addressFor(when)),
  }
}
