import type { ReactNode } from 'react'
import { useLocation, useSearch } from '../../address.ts'
import { useToday } from '../../api/use-site.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { decodeVisit } from '../../domain/hotels/read-visit.ts'
import type { HotelSource } from '../../domain/hotels/hotel-source.ts'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import type { SoldHotel, SoldPlan } from '../../parts/provider-hotels/sold.ts'
import type { Prices } from './own-prices.ts'

type When = Partial<VisitSearch>

/** A visit to a hotel page: the search in the URL, and the prices of the rooms for it. */
export type Visit = ReturnType<typeof visitOf> & {
  /** Called when a rate is added to the basket. */
  onTake?: () => void
  /** Renders a button that opens the terms of a rate. */
  renderTerms?: (plan: SoldPlan) => ReactNode
}

/** The dates and the party in the URL. */
export function useWhen({ facts }: SoldHotel, source: HotelSource) {
  const { search, dated, repaired } = decodeVisit(useSearch(), useToday(), source)
  const [, navigate] = useLocation()
  const paths = usePaths()
  const addressFor = (when: When) => paths.hotel(facts.slug, encodeVisit({ ...search, ...when }))
  return {
    search,
    source,
    /** Whether dates have been chosen: without them no prices are requested. */
    dated,
    repaired: repaired.length > 0,
    addressFor,
    /** Changes dates or party in place, through the URL. */
    go: (when: When) => navigate(addressFor(when)),
  }
}

/**
 * The visit with the room prices. Prices come with the page if they arrive in time, otherwise the browser requests
 * them; while prices for other dates load, the old ones stay to size the skeleton.
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
