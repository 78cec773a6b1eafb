import { useMemo } from 'react'
import type { ApiError } from '../../api/errors.ts'
import { useApi } from '../../api/use-api.ts'
import { providerHotelOf, type ProviderHotelRef } from '../../domain/hotels/provider-hotel.ts'
import type { HotelSource } from '../../domain/hotels/hotel-source.ts'
import { roomsOf, type HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { contentOf } from '../../parts/provider-hotels/content.ts'
import { pricesOf } from '../../parts/provider-hotels/rates.ts'
import { contentRequest, ratesRequest } from '../../parts/provider-hotels/requests.ts'
import type { SoldHotel, SoldPrices } from '../../parts/provider-hotels/sold.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { hotelRequest, priceRequest } from './request.ts'

/** The hotel of the provider that an address means on a site that sells them; undefined for one of the agency. */
export const soldByProvider = (idOrSlug: string, source: HotelSource): ProviderHotelRef | undefined =>
  source === 'provider' ? providerHotelOf(idOrSlug) : undefined

const useRef = (idOrSlug: string) => soldByProvider(idOrSlug, useHotelSource())

/** A hotel by the last part of its address, whoever sells it (decision 37.7). */
export function useHotel(idOrSlug: string): { hotel: SoldHotel | undefined; error: ApiError | undefined } {
  const ref = useRef(idOrSlug)
  const locale = useLocale()
  const own = useApi('hotelView', ref ? null : hotelRequest(idOrSlug))
  const provider = useApi('providerProduct', ref ? contentRequest(ref, locale) : null)
  const told = provider.data
  const content = useMemo(() => told && contentOf(told, locale), [told, locale])
  return ref ? { hotel: content, error: provider.error } : { hotel: own.data?.record, error: own.error }
}

export type HotelPrices = {
  data: SoldPrices | undefined
  error: ApiError | undefined
  isLoading: boolean
  refresh: () => void
}

/** What the rooms of a hotel cost for a search; not asked for while no dates are chosen. */
export function useHotelPrices(idOrSlug: string, search: HotelSearch, dated: boolean): HotelPrices {
  const ref = useRef(idOrSlug)
  const locale = useLocale()
  const kept = { keepPreviousData: true }
  const own = useApi('hotelPrice', !ref && dated ? priceRequest(idOrSlug, search) : null, kept)
  const provider = useApi('providerHotelPrice', ref && dated ? ratesRequest(ref, search, locale) : null, kept)
  const { data, error, isLoading, mutate } = ref ? provider : own
  const told = provider.data
  const rooms = JSON.stringify(roomsOf(search))
  const sold = useMemo(
    () =>
      told &&
      pricesOf(
        told.items.hotels.flatMap(({ offers }) => offers),
        JSON.parse(rooms),
        locale,
      ),
    [told, rooms, locale],
  )
  return { data: ref ? data && sold : own.data, error, isLoading, refresh: () => void mutate() }
}
