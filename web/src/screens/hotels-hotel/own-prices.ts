import type { ApiError } from '../../api/errors.ts'
import { useApi } from '../../api/use-api.ts'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import type { SoldPrices } from '../../parts/provider-hotels/sold.ts'
import { priceRequest } from './request.ts'

/** The prices of a hotel's rooms for a search; nothing is requested until dates are chosen. */
export type Prices = {
  data: SoldPrices | undefined
  error: ApiError | undefined
  isLoading: boolean
  refresh: () => void
}

/** Prices of the agency. While prices for other dates load, the old ones stay to size the skeleton. */
export function useOwnPrices(slug: string, search: VisitSearch, dated: boolean): Prices {
  const request = dated ? priceRequest(slug, search) : null
  const { data, error, isLoading, mutate } = useApi('hotelPrice', request, { keepPreviousData: true })
  return { data, error, isLoading, refresh: () => void mutate() }
}
