import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { providerHotelOf } from '../../domain/hotels/provider-hotel.ts'
import { decodeVisit } from '../../domain/hotels/read-visit.ts'
import type { Locale } from '../../i18n/locales.ts'
import { need, onlyOf, softNeed } from '../../needs.ts'
import type { Need } from '../../page-port.ts'
import { contentRequest, ratesRequest } from '../../parts/provider-hotels/requests.ts'
import { hotelRequest, priceRequest } from './request.ts'

/** Prices may take seconds, so they are soft needs. */
export function needs(
  { hotel: idOrSlug = '' }: Record<string, string>,
  query: string,
  today: CivilDate,
  locale: Locale,
): Need[] {
  const { dated, search } = decodeVisit(query, today)
  const own = [
    need('hotelView', hotelRequest(idOrSlug)),
    dated ? softNeed('hotelPrice', priceRequest(idOrSlug, search)) : undefined,
  ]
  const ref = providerHotelOf(idOrSlug)
  if (ref === undefined) return own.filter((it) => it !== undefined)
  const visit = decodeVisit(query, today, 'provider')
  const rates = visit.dated ? softNeed('providerHotelPrice', ratesRequest(ref, visit.search, locale)) : undefined
  const provider = [need('providerProduct', contentRequest(ref, locale)), rates]
  return [...onlyOf('agency', own), ...onlyOf('provider', provider)]
}
