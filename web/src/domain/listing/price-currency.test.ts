import { expect, test } from 'vitest'
import { HOTELS, hotelsIn } from '../hotels/hotel-listing.ts'
import { NO_FILTERS } from '../hotels/hotel-filters.ts'
import { filterEntries } from './facets.ts'
import type { Range } from './filters.ts'
import { pricesIn, rangeIn } from './price-currency.ts'

const rates = { usd: 40, eur: 50, gbp: 60, jpy: 0.25 }
const own = 'try'

test.each<[name: string, code: string, from: Range, to: Range]>([
  ['lira stays lira, without a name', 'try', { min: 100, max: 900 }, { min: 100, max: 900 }],
  ['a URL without a currency is the agency’s', 'eur', { min: 100, max: 910 }, { min: 2, max: 19, currency: 'eur' }],
  ['a URL in the visitor’s own stays as it is', 'eur', { min: 7, currency: 'eur' }, { min: 7, currency: 'eur' }],
  ['dollars of somebody else', 'eur', { min: 9, max: 101, currency: 'usd' }, { min: 7, max: 81, currency: 'eur' }],
  ['euros seen without a choice', 'try', { max: 20, currency: 'eur' }, { max: 1000 }],
  ['small units', 'jpy', { min: 3 }, { min: 12, currency: 'jpy' }],
  ['a currency without a rate filters nothing', 'try', { min: 3, currency: 'xau' }, {}],
  ['no range has no currency', 'eur', {}, {}],
])('a price range of a URL: %s (decision 36.13)', (_, code, from, to) => {
  expect(rangeIn(from, { code, own, rates })).toEqual(to)
})

test.each([
  [{ value: 1000, currency: 'try' }, 'eur', 20],
  [{ value: 1000 }, 'eur', 20],
  [{ value: 10, currency: 'usd' }, 'eur', 8],
  [{ value: 1, currency: 'try' }, 'gbp', 0.02],
  [{ value: 1, currency: 'xau' }, 'eur', undefined],
  [undefined, 'eur', undefined],
])('converts the price %j to %s as %j', (price, code, expected) => {
  expect(pricesIn({ code, own, rates })(price)).toBe(expected)
})

test('compares prices after converting each from its own currency', () => {
  const hotel = { stars: 4, themes: [], amenities: [] }
  const entry = (id: string, total: { value: number; currency: string }) => ({
    hotel: { ...hotel, id },
    availability: 1,
    boards: [],
    offer: { total, cancellation: { refundable: true } },
  })
  const entries = [
    entry('lira', { value: 5000, currency: 'try' }),
    entry('euro', { value: 99, currency: 'eur' }),
    entry('dear', { value: 5001, currency: 'try' }),
  ]
  const filters = { ...NO_FILTERS, price: { max: 100, currency: 'eur' } }
  const listing = hotelsIn(pricesIn({ code: 'eur', own, rates }))
  expect(filterEntries(listing, entries, filters).map(({ hotel: { id } }) => id)).toEqual(['lira', 'euro'])
  expect(filterEntries(HOTELS, entries, filters).map(({ hotel: { id } }) => id)).toEqual(['euro'])
})
