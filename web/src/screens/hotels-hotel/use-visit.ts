import { useLocation, useSearch } from '../../address.ts'
import { useToday } from '../../api/use-site.ts'
import { encodeVisit } from '../../domain/hotels/hotel-address.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import type { HotelSource } from '../../domain/hotels/hotel-source.ts'
import type { VisitSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import type { SoldHotel } from '../../parts/provider-hotels/sold.ts'
import type { Prices } from './own-prices.ts'

type When = Partial<VisitSearch>

export type Visit = ReturnType<typeof visitOf>

/** When and with whom somebody comes, as the address says it. */
export function useWhen({ facts }: SoldHotel, source: HotelSource) {
  const { search, dated, repaired } = decode(useSearch(), useToday(), source)
  const [, navigate] = useLocation()
  const paths = usePaths()
  const addressFor = (when: When) => paths.hotel(facts.slug, encodeVisit({ ...search, ...when }))
  return {
    search,
    source,
    /** Whether dates have been chosen: without them there are no prices. */
    dated,
    repaired: repaired.length > 0,
    addressFor,
    /** Changes dates or party in place; the address follows. */
    go: (when: When) => navigate(addressFor(when)),
  }
}

/**
 * The same with what the rooms cost then. Prices come with the page when they are there in time, else the browser asks for
 * them; while those of other dates are on their way, the old ones stay as the measure of the skeleton.
 */
export function visitOf(when: ReturnType<typeof useWhen>, { data, error, isLoading, refresh }: Prices) {
  const { dated } = when
  return {
    ...when,
    prices: dated && !error ? data : undefined,
    waiting: dated && !error && (isLoading || data === undefined),
    error,
    refresh,
  }
}
