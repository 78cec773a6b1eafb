import { expect, test } from 'vitest'
import { NO_FILTERS } from '../hotels/hotel-filters.ts'
import { HOTELS, type ListedHotel } from '../hotels/hotel-listing.ts'
import { defaultSearch } from '../hotels/hotel-search.ts'
import { listView } from './view.ts'

const search = defaultSearch(20270510)
const hotel = (id: number, value: number | undefined): ListedHotel => ({
  hotel: { id: `${id}`, stars: (id % 5) + 1, themes: [], amenities: [] },
  availability: value === undefined ? 3 : 1,
  boards: [],
  ...(value === undefined ? {} : { offer: { total: { value }, cancellation: { refundable: true } } }),
})
const hundred = Array.from({ length: 100 }, (_, id) => hotel(id, id % 10 === 9 ? undefined : 1000 + id))

test.each([
  [1, 40, 40],
  [2, 80, 20],
  [3, 100, 0],
  [9, 100, 0],
])('40 per page (decision 36.5): page %i shows %i, the next adds %i', (page, shown, next) => {
  const view = listView(HOTELS, hundred, { ...search, page })
  expect([view.shown.length, view.next]).toEqual([shown, next])
  expect(view.nextKey).toBe(listView(HOTELS, hundred, { ...search, page: page + 1 }).shown[shown]?.hotel.id)
})

test('counts the matching entries, and separately those with rooms', () => {
  const view = listView(HOTELS, hundred, search)
  expect([view.matching, view.upFront]).toEqual([100, 90])
  expect(view.shown.every(({ availability }) => availability === 1)).toBe(true)
})

test('counts follow the filters, and an empty list names the filter to drop', () => {
  const five = listView(HOTELS, hundred, { ...search, filters: { ...NO_FILTERS, stars: [5] } })
  expect([five.matching, five.upFront]).toEqual([20, 10])
  const none = listView(HOTELS, hundred, { ...search, filters: { ...NO_FILTERS, stars: [5], amenities: ['spa'] } })
  expect(none.drop).toMatchObject({ part: { group: 'amenities', value: 'spa' }, count: 20 })
})
