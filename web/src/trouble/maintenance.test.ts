import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maintenanceFailure, maintenanceRedirect, requestedPath } from './maintenance.ts'
import { LOCALE_NAMES } from '../i18n/locales.ts'
import { inLocale } from '../paths.ts'
import { routeNamed } from '../routes.ts'
import { anyText } from '../testing/any-text.ts'

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
  ['booking', 'available'],
  ['bad-request', undefined],
  ['not-found', undefined],
] as const)('D11 the page %s while the site is closed: %s', (page, expected) => {
  expect(routeNamed(page).duringMaintenance).toBe(expected)
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

test('D11 maintenance blocks all pages but the result of a booking, and none of an open site', () => {
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
])('D9 the notice with %s continues at %s', (search, expected) => {
  expect(requestedPath(search)).toBe(expected)
})

/** Any text as it stands in a URL. */
const coded = anyText.map((text) => encodeURIComponent(text.toWellFormed()))

test('D9 the notice continues at the requested page in any language', () => {
  const paths = fc.array(coded).map((parts) => `/hotels/x${parts.join('/x')}`)
  const queries = fc.option(coded, { nil: '' }).map((text) => text && `?place=${text}`)
  fc.assert(
    fc.property(paths, queries, fc.constantFrom(...LOCALE_NAMES), (path, query, locale) => {
      const led = maintenanceRedirect(inLocale(locale, path), query, CLOSED) ?? ''
      expect(requestedPath(led.slice(led.indexOf('?')))).toBe(path + query)
    }),
  )
})

test('D9 any query of the notice continues at a path of the shop, and encoding it again gives the same path', () => {
  const parts = fc.constantFrom('/', '\\', 'https:', 'evil.test', '@', '?', '#', '\t', '..', 'a')
  const addresses = fc.array(parts).map((some) => some.join(''))
  fc.assert(
    fc.property(fc.oneof(anyText, addresses), (to) => {
      const wanted = requestedPath(`?to=${encodeURIComponent(to.toWellFormed())}`)
      expect(new URL(wanted, 'https://shop.test').origin).toBe('https://shop.test')
      expect(requestedPath(`?to=${encodeURIComponent(wanted)}`)).toBe(wanted)
    }),
  )
})
