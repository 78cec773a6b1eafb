import type { ApiError } from '../../api/errors.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { suggestionsOf } from '../../parts/provider-hotels/arrivals.ts'
import { entriesOf, placeNameOf } from '../../parts/provider-hotels/listed.ts'
import { arrivalRequest, listRequest as providerListRequest } from '../../parts/provider-hotels/requests.ts'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { placeMeantBy } from '../../parts/search-bar/places/suggestions.ts'
import { placeName } from './place-name.ts'
import { listRequest } from './request.ts'

/** The hotels of a search, whoever sells them (decision 37.7). */
export type Stays = {
  /** The search whose hotels these are: a place that only has a name has been looked up. */
  search: HotelSearch
  records: readonly SoldEntry[] | undefined
  error: ApiError | undefined
  retry: () => void
  /** The name of the place, as whoever sells the hotels writes it. */
  place: LocalizedText | undefined
  /** Nothing can be asked: the provider's hotels are those of a place. */
  isPlaceless: boolean
}

export function useStays(asked: HotelSearch): Stays {
  const source = useHotelSource()
  const own = useOwn(asked, source === 'agency')
  const provider = useProvider(asked, source === 'provider')
  return source === 'agency' ? own : provider
}

function useOwn(search: HotelSearch, isOn: boolean): Stays {
  const { data, error, mutate } = useApi('availabilitySearch', isOn ? listRequest(search) : null)
  const place = placeName(data?.records ?? [], search)
  return { search, records: data?.records, error, retry: () => void mutate(), place, isPlaceless: false }
}

function useProvider(asked: HotelSearch, isOn: boolean): Stays {
  const locale = useLocale()
  const today = useToday()
  const isNamed = isOn && asked.place === undefined && asked.label !== ''
  const found = useApi('providerArrivalList', isNamed ? arrivalRequest(asked.label, locale) : null)
  const meant = found.data && placeMeantBy(suggestionsOf(found.data, locale), asked.label)
  const search = meant ? { ...asked, place: meant.id } : asked
  const request = isOn && search.stay.checkIn >= today ? providerListRequest(search, locale) : null
  const { data, error, mutate } = useApi('providerHotelPrice', request)
  const name = data && placeNameOf(data, search.place)
  return {
    search,
    records: data && entriesOf(data, locale),
    error: error ?? found.error,
    retry: () => void (found.error ? found.mutate() : mutate()),
    place: name === undefined ? meant?.name : [{ lang: locale, value: name }],
    isPlaceless: request === null && !(isNamed && found.isLoading) && found.error === undefined,
  }
}
