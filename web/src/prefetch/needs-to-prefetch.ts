import type { CivilDate } from '../domain/dates/civil-date.ts'
import type { HotelSource } from '../domain/hotels/hotel-source.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Need } from '../page-port.ts'
import { splitLocale } from '../paths.ts'
import type { ServerRoute } from '../route.ts'
import { findRoute } from '../routes.ts'
import { needs as hotel } from '../screens/hotels-hotel/needs.ts'
import { needs as hotels } from '../screens/hotels/needs.ts'
import { needs as service } from '../screens/services-service/needs.ts'
import { needs as services } from '../screens/services/needs.ts'
import { needs as tour } from '../screens/tours-tour/needs.ts'
import { needs as tours } from '../screens/tours/needs.ts'

/**
 * The pages whose data may be prefetched. Personal pages are not among them, nor are flights, because each search costs
 * the provider.
 */
const NEEDS: Readonly<Record<string, NonNullable<ServerRoute['needs']>>> = {
  hotels,
  'hotels-hotel': hotel,
  tours,
  'tours-tour': tour,
  services,
  'services-service': service,
}

type Site = { today: CivilDate; locale: Locale; source: HotelSource }

/** The calls that a page of the shop will make, with the same inputs as its screen. */
export function needsToPrefetch(url: Pick<URL, 'pathname' | 'search'>, { today, locale, source }: Site): Need[] {
  const { route, params } = findRoute(splitLocale(url.pathname).path)
  if (route.personal) return []
  const needs = NEEDS[route.name]?.(params, url.search, today, locale) ?? []
  return needs.filter(({ of }) => of === undefined || of === source)
}
