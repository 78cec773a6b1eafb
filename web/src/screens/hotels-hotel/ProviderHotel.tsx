import { useMemo } from 'react'
import { useApi } from '../../api/use-api.ts'
import type { ProviderHotelRef } from '../../domain/hotels/provider-hotel.ts'
import { roomsOf, type VisitSearch } from '../../domain/hotels/visit.ts'
import { nationalityOf } from '../../i18n/culture.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { contentOf } from '../../parts/provider-hotels/content.ts'
import { storeNationality } from '../../parts/provider-hotels/stored-nationality.ts'
import { pricesOf } from '../../parts/provider-hotels/rates.ts'
import { contentRequest, ratesRequest } from '../../parts/provider-hotels/requests.ts'
import type { SoldHotel, SoldPlan } from '../../parts/provider-hotels/sold.ts'
import { HotelPage } from './HotelPage.tsx'
import { HotelSkeleton } from './HotelSkeleton.tsx'
import { OfferTerms } from './rooms/OfferTerms.tsx'
import type { Prices } from './own-prices.ts'
import { useWhen, visitOf } from './use-visit.ts'

/** A provider's hotel on the common hotel page (decision 37.7). */
export default function ProviderHotel({ of: ref }: { of: ProviderHotelRef }) {
  const locale = useLocale()
  const { data, error } = useApi('providerProduct', contentRequest(ref, locale))
  const hotel = useMemo(() => data && contentOf(data, locale), [data, locale])
  if (error) throw error
  return hotel ? <ProviderRooms of={ref} hotel={hotel} /> : <HotelSkeleton />
}

function ProviderRooms({ of: ref, hotel }: { of: ProviderHotelRef; hotel: SoldHotel }) {
  const when = useWhen(hotel, 'provider')
  const prices = useProviderPrices(ref, when.search, when.dated)
  const defaultNationality = nationalityOf(useLocale())
  const onTake = () => storeNationality(when.search.nationality ?? defaultNationality)
  const renderTerms = (plan: SoldPlan) => (plan.sold ? <OfferTerms plan={plan} refresh={prices.refresh} /> : null)
  return <HotelPage hotel={hotel} visit={{ ...visitOf(when, prices), onTake, renderTerms }} />
}

/** All offers of a hotel for the rooms of the search. */
function useProviderPrices(ref: ProviderHotelRef, search: VisitSearch, dated: boolean): Prices {
  const locale = useLocale()
  const request = dated ? ratesRequest(ref, search, locale) : null
  const { data, error, isLoading, mutate } = useApi('providerHotelPrice', request, { keepPreviousData: true })
  // As a text, which stays equal while the search does, so that the prices are computed once.
  const rooms = JSON.stringify(roomsOf(search))
  const sold = useMemo(
    () =>
      data &&
      pricesOf(
        data.items.hotels.flatMap(({ offers }) => offers),
        JSON.parse(rooms),
        locale,
      ),
    [data, rooms, locale],
  )
  return { data: sold, error, isLoading, refresh: () => void mutate() }
}
