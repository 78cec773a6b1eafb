import { expect, test } from 'vitest'
import { maintenanceFailure, maintenanceRedirect, wantedIn } from './maintenance.ts'
import { routeNamed } from '../routes.ts'

const CLOSED = { underMaintenance: true }
const OPEN = { underMaintenance: false }

// "`/` and `/{lang}` show it; others 302 to the locale root; ... free: ... `/booking/{token}`" (decision 34.7).
test.each([
  ['home', 'notice'],
  ['hotels', undefined],
  ['hotels-hotel', undefined],
  ['cart', undefined],
  ['checkout', undefined],
  ['payment', undefined],
  ['booking', 'goes-on'],
  ['bad-request', undefined],
  ['not-found', undefined],
] as const)('D11 the page %s while the site is closed: %s', (page, expected) => {
  expect(routeNamed(page).whileClosed).toBe(expected)
})

test.each([
  ['/', '', undefined],
  ['/ar', '', undefined],
  ['/booking/8Vt0J1cJm2s5yq2mZ1rJ7A', '', undefined],
  ['/ar/booking/8Vt0J1cJm2s5yq2mZ1rJ7A', '', undefined],
  ['/hotels', '?place=kas&page=2', '/?to=%2Fhotels%3Fplace%3Dkas%26page%3D2'],
  ['/ar/cart', '', '/ar?to=%2Fcart'],
])('D11 %s%s leads to %s', (path, search, expected) => {
  expect(maintenanceRedirect(path, search, CLOSED)).toBe(expected)
  expect(maintenanceRedirect(path, search, OPEN)).toBeUndefined()
})

test('D11 nothing but the result of a booking can be shown, and everything of a site that is open', () => {
  const failures = (site: typeof CLOSED) =>
    ['/', '/cart', '/ar/booking/8Vt0J1cJm2s5yq2mZ1rJ7A'].map((path) => maintenanceFailure(path, site)?.problem.status)
  expect(failures(CLOSED)).toEqual([503, 503, undefined])
  expect(failures(OPEN)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['?to=%2Fhotels%3Fpage%3D2', '/hotels?page=2'],
  ['', '/'],
  ['?to=', '/'],
  ['?to=%2F%2Fevil.test', '/'],
  ['?to=%2F%5Cevil.test', '/'],
  ['?to=https%3A%2F%2Fevil.test', '/'],
  ['?to=javascript%3Aalert(1)', '/'],
  ['?to=%2F%09%2Fevil.test', '/'],
])('D9 the notice with %s goes on at %s', (search, expected) => {
  expect(wantedIn(search)).toBe(expected)
})
