import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import type { Locale } from '../../i18n/locales.ts'
import { need, onlyOf, softNeed } from '../../needs.ts'
import type { Need } from '../../page-port.ts'
import { listRequest as providerListRequest } from '../../parts/provider-hotels/requests.ts'
import { listRequest } from './request.ts'
import { soughtPlaceNeed } from './sought-place.ts'
import { typedPlaceNeed } from './typed-place.ts'

/** The hotels of the search, or what a typed place means. */
export function needs(_: Record<string, string>, search: string, today: CivilDate, locale: Locale): Need[] {
  const sought = soughtPlaceNeed(search, today, locale)
  const request = providerListRequest(decode(search, today, 'provider').search, locale)
  const own = typedPlaceNeed(search) ?? need('availabilitySearch', listRequest(decode(search, today).search))
  const provider = sought ?? (request ? softNeed('providerHotelPrice', request) : undefined)
  return [...onlyOf('agency', [own]), ...onlyOf('provider', [provider])]
}
