import { useMemo } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useToday } from '../../../api/use-site.ts'
import { applyFailSoft } from '../../../domain/fail-soft.ts'
import type { HotelSearch } from '../../../domain/hotels/hotel-search.ts'
import { providerText } from '../../../i18n/culture.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { suggestionsOf } from '../../../parts/provider-hotels/arrivals.ts'
import { entriesOf, placeNameOf } from '../../../parts/provider-hotels/listed.ts'
import { arrivalRequest, listRequest, fullListRequest } from '../../../parts/provider-hotels/requests.ts'
import { placeMeantBy } from '../../../parts/search-bar/places/suggestions.ts'
import type { Stays } from '../own-stays.ts'
import { NoPlace } from './NoPlace.tsx'
import { StayList, useStayAddress } from '../StayList.tsx'

/** The provider's hotels in the common hotel list (decision 37.7). */
export default function ProviderStays() {
  const address = useStayAddress('provider')
  return (
    <StayList
      address={address}
      stays={useProviderStays(address.search)}
      renderNoPlace={(choose) => <NoPlace onChoose={choose} />}
    />
  )
}

/** The hotels that the provider sells. */
export function useProviderStays(searchInUrl: HotelSearch): Stays {
  const locale = useLocale()
  const today = useToday()
  const isNamed = searchInUrl.place === undefined && searchInUrl.label !== ''
  const found = useApi('providerArrivalList', isNamed ? arrivalRequest(searchInUrl.label, locale) : null)
  const meant = found.data && placeMeantBy(suggestionsOf(found.data, locale), searchInUrl.label)
  const search = meant ? { ...searchInUrl, place: meant.id } : searchInUrl
  const request = search.stay.checkIn >= today ? listRequest(search, locale) : null
  const priced = useApi('providerHotelPrice', request)
  const wanted = fullListRequest(request, search.filters)
  const whole = useApi('providerHotelPrice', wanted)
  const { data, failure } = applyFailSoft('providerHotelPrice', priced)
  const all = applyFailSoft('providerHotelPrice', whole)
  // The cheapest offers arrive first, and stay if the request for all offers fails.
  const sold = data && (all.data ?? data)
  // New records would filter and count the whole list again, so one response gives the same records at every render.
  const records = useMemo(() => sold && entriesOf(sold, locale), [sold, locale])
  const hotels = data?.items.hotels
  const name = data && placeNameOf(data, search.place)
  return {
    search,
    records,
    offers: all.data ? 'all' : 'cheapest',
    missing:
      wanted && hotels && !all.data ? { page: { records: hotels, stats: { totalRecord: hotels.length } } } : undefined,
    error: failure ?? found.error ?? all.failure,
    retry: () => [found, priced, whole].forEach(({ error, mutate }) => void (error && mutate())),
    place: name === undefined ? meant?.name : providerText(locale, name),
    isPlaceless: request === null && !(isNamed && found.isLoading) && found.error === undefined,
  }
}
