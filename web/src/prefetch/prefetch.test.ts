import { expect, test } from 'vitest'
import { todayIn } from '../domain/dates/civil-date.ts'
import { routeNamed } from '../routes.ts'
import { mayPrefetch, type Connection } from './connection.ts'
import { needsToPrefetch } from './needs-to-prefetch.ts'
import { nextRoute } from './next-screens.ts'

test.each<[Connection | undefined, boolean]>([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j pages may be prefetched: %s', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed)
})

test.each([
  ['home', '/tours', 'tours'],
  ['home', '/hotels', 'hotels'],
  ['home', undefined, undefined],
  ['hotels', undefined, 'hotels-hotel'],
  ['tours', '/hotels', 'tours-tour'],
  ['hotels-hotel', '/hotels', 'cart'],
  ['cart', undefined, 'checkout'],
  ['checkout', undefined, undefined],
  ['contact', undefined, undefined],
] as const)('from %s, whose search form leads to %s, visitors go on to %s', (name, searched, next) => {
  expect(nextRoute(routeNamed(name), searched)?.name).toBe(next)
})

const SITE = { today: todayIn(Date.UTC(2026, 10, 21)), locale: 'en', source: 'agency' } as const
const STAY = '?checkIn=2026-12-01&checkOut=2026-12-05&adults=2'

test.each([
  ['/hotels', STAY, ['availabilitySearch']],
  ['/hotels/ardic-bay-hotel-12', '', ['hotelView']],
  ['/ar/hotels/ardic-bay-hotel-12', STAY, ['hotelView', 'hotelPrice']],
  ['/tours', '', ['tourSearch', 'tourFacetList']],
  ['/tours/207', '', ['tourView']],
  ['/services', '?type=ticket', ['serviceList']],
  ['/services/301', '', ['serviceView']],
  // A search costs the provider.
  ['/flight', '', []],
  // Nothing personal is prefetched.
  ['/cart', '', []],
  ['/checkout', '', []],
  ['/booking/abc', '', []],
  ['/contact', '', []],
])('a link to %s%s needs %j', (pathname, search, operations) => {
  expect(needsToPrefetch({ pathname, search }, SITE).map(({ operationId }) => operationId)).toEqual(operations)
})

test("a site that sells a provider's hotels prefetches from the provider", () => {
  const url = { pathname: '/hotels/p2-99', search: STAY }
  const provider = needsToPrefetch(url, { ...SITE, source: 'provider' }).map(({ operationId }) => operationId)
  expect(provider).not.toContain('hotelView')
})
