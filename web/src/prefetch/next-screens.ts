import type { Route } from '../route.ts'
import { findRoute, routeNamed } from '../routes.ts'

/** The page to which most visits of a page lead. */
const NEXT: Readonly<Record<string, Parameters<typeof routeNamed>[0]>> = {
  hotels: 'hotels-hotel',
  tours: 'tours-tour',
  services: 'services-service',
  'hotels-hotel': 'cart',
  'tours-tour': 'cart',
  'services-service': 'cart',
  flight: 'cart',
  transfers: 'cart',
  cart: 'checkout',
}

/**
 * The page that a visitor will probably open next. From home it is the list of the chosen product.
 * @param searchPath the path, without language, to which the search form of the page leads
 */
export function nextRoute({ name }: Route, searchPath: string | undefined): Route | undefined {
  if (name === 'home') return searchPath === undefined ? undefined : findRoute(searchPath).route
  const next = NEXT[name]
  return next && routeNamed(next)
}
