import type { Route } from './route.ts'
import { accessibility } from './screens/accessibility/route.ts'
import { badRequest } from './screens/bad-request/route.ts'
import { booking } from './screens/booking/route.ts'
import { cart } from './screens/cart/route.ts'
import { checkout, payment } from './screens/checkout/route.ts'
import { favourites } from './screens/favourites/route.ts'
import { contact } from './screens/contact/route.ts'
import { find } from './screens/find/route.ts'
import { flight } from './screens/flight/route.ts'
import { home } from './screens/home/route.ts'
import { hotel } from './screens/hotels-hotel/route.ts'
import { hotels } from './screens/hotels/route.ts'
import { location } from './screens/locations-location/route.ts'
import { locations } from './screens/locations/route.ts'
import { notFound } from './screens/not-found/route.ts'
import { page } from './screens/pages-page/route.ts'
import { pages } from './screens/pages/route.ts'
import { theme } from './screens/themes-theme/route.ts'
import { settings } from './screens/settings/route.ts'
import { themes } from './screens/themes/route.ts'
import { service } from './screens/services-service/route.ts'
import { services } from './screens/services/route.ts'
import { tour } from './screens/tours-tour/route.ts'
import { ops } from './screens/ops/route.ts'
import { tours } from './screens/tours/route.ts'
import { transfers } from './screens/transfers/route.ts'

/**
 * The routes of decision 33.1, static paths before those with placeholders. Whatever they do not know may be a content
 * page; the last one matches every path.
 */
const LIST = [
  home,
  hotels,
  hotel,
  tours,
  flight,
  transfers,
  favourites,
  tour,
  services,
  service,
  accessibility,
  locations,
  location,
  themes,
  theme,
  pages,
  contact,
  settings,
  find,
  cart,
  checkout,
  payment,
  booking,
  ops,
  badRequest,
  page,
  notFound,
] as const

export const ROUTES: readonly Route[] = LIST

type RouteName = (typeof LIST)[number]['name']

/** The route of a path without its language, and the values of its placeholders. There is always one. */
export function findRoute(path: string): { route: Route; params: Record<string, string> } {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path)
    if (found) return { route, params: { ...found.groups } }
  }
  throw new Error('the last route takes every path')
}

export function routeNamed(name: RouteName): Route {
  const route = ROUTES.find((candidate) => candidate.name === name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}
