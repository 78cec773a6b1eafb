import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'

const NOW = Date.parse('2027-05-01T09:00:00Z')
const match = (path: string, search = '') => matchPage(path, search, NOW)

test.each([
  ['/', 'home___en', 200, false, ['mainProductList']],
  ['/ar', 'home___ar', 200, false, ['mainProductList']],
  ['/hotels', 'hotels___en', 200, false, ['availabilitySearch']],
  ['/ar/hotels', 'hotels___ar', 200, false, ['availabilitySearch']],
  ['/hotels/12', 'hotels-hotel___en', 200, false, ['hotelView']],
  ['/ar/hotels/ardic-bay-hotel-12', 'hotels-hotel___ar', 200, false, ['hotelView']],
  ['/tours', 'tours___en', 200, false, ['tourSearch', 'tourFacetList']],
  ['/ar/tours/list', 'tours___ar', 200, false, ['tourSearch', 'tourFacetList']],
  ['/tours/ToursView', 'tours___en', 200, false, ['tourSearch', 'tourFacetList']],
  ['/tours/cappadocia-above-and-below-201', 'tours-tour___en', 200, false, ['tourView']],
  ['/services', 'services___en', 200, false, ['serviceList']],
  ['/services/mavi-duman-301', 'services-service___en', 200, false, ['serviceView']],
  ['/cart', 'cart___en', 200, true, ['siteView']],
  ['/ar/checkout', 'checkout___ar', 200, true, ['siteView']],
  ['/payment', 'payment___en', 200, true, ['siteView']],
  ['/ar/payment', 'payment___ar', 200, true, ['siteView']],
  ['/booking/8Vt0J1cJm2s5yq2mZ1rJ7A', 'booking___en', 200, true, []],
  // What no route knows may be a content page (decision 33.12).
  ['/booking/short', 'pages-page___en', 200, false, ['pageView']],
  ['/400', 'bad-request___en', 400, false, []],
  ['/ar/400', 'bad-request___ar', 400, false, []],
  ['/nowhere', 'pages-page___en', 200, false, ['pageView']],
  ['/ar/nowhere', 'pages-page___ar', 200, false, ['pageView']],
  // Languages without routes are unknown pages, never an English copy (decision 32.1).
  ['/uk', 'pages-page___en', 200, false, ['pageView']],
  ['/pl/hotels', 'pages-page___en', 200, false, ['pageView']],
  ['/az', 'pages-page___en', 200, false, ['pageView']],
  ['/hotels/12/rooms', 'pages-page___en', 200, false, ['pageView']],
  ['/NOWHERE', 'not-found___en', 404, false, []],
  ['/hotels/%00', 'not-found___en', 404, false, []],
])('%s is %s, %i', (path, name, status, personal, needs) => {
  const page = match(path)
  expect(page).toMatchObject({ name, status, personal })
  expect(page.redirect).toBeUndefined()
  expect(page.needs.map((need) => need.operationId)).toEqual(needs)
})

test.each(['/checkout', '/ar/checkout', '/payment', '/ar/payment', '/ops'])(
  '%s is never shown in a foreign frame (decision 44.5)',
  (path) => {
    expect(match(path).framable).toBe(false)
  },
)

test.each(['/', '/hotels', '/ar/cart', '/favourites', '/contact', '/nowhere'])(
  '%s may be shown by the origins that the site names (decision 44.5)',
  (path) => {
    expect(match(path).framable).toBe(true)
  },
)

test.each([
  ['/en', '', '/'],
  ['/en/', '', '/'],
  ['/en/hotels', '?page=2&stars=4,5', '/hotels?page=2&stars=4,5'],
  ['/hotels/', '?a=1', '/hotels?a=1'],
  ['/ar/', '', '/ar'],
  ['//evil.test', '', '/evil.test'],
  ['/en//evil.test', '', '/evil.test'],
  ['/hotels/', '?redirect=//evil.test', '/hotels?redirect=//evil.test'],
])('%s%s moves to %s, with its query (decision 33.2, D9)', (path, search, target) => {
  expect(match(path, search)).toMatchObject({ redirect: target, needs: [] })
})

test.each(['12', 'ardic-bay-hotel-12'])('/hotels/%s asks for the hotel by its id (decision 33.3)', (hotel) => {
  expect(match(`/hotels/${hotel}`).needs).toEqual([{ operationId: 'hotelView', params: { path: { id: '12' } } }])
})

test('a hotel with dates has its prices as a soft need', () => {
  const [, prices] = match('/hotels/ardic-bay-hotel-12', '?checkIn=2027-05-21&checkOut=2027-05-26&adults=3').needs
  expect(prices).toEqual({
    operationId: 'hotelPrice',
    params: { path: { id: '12' }, body: { checkIn: 20270521, checkOut: 20270526, adults: 3 } },
    soft: true,
  })
})

test('a list without dates needs a search from tomorrow for five nights (decision 30.3)', () => {
  expect(match('/hotels').needs[0]?.params).toMatchObject({
    body: { filter: { checkIn: 20270502, checkOut: 20270507, adults: 2 } },
  })
})

test("only a personal page has a need with the visitor's session, and it is soft (decision 42.10)", () => {
  const asked = [{ operationId: 'siteView', params: {}, soft: true, own: true }]
  expect(match('/cart').needs).toEqual(asked)
  expect(match('/checkout', '?step=payment').needs).toEqual(asked)
})

test('matchPage returns the modules of screen and messages for the manifest', () => {
  expect(match('/ar/cart').modules).toEqual([
    'src/screens/cart/cart.tsx',
    'src/i18n/languages/ar.ts',
    'src/i18n/compiled/ar/cart.json',
    'src/i18n/compiled/ar/basket.json',
    'src/i18n/compiled/ar/favourites.json',
    'src/i18n/compiled/ar/not-found.json',
  ])
})
