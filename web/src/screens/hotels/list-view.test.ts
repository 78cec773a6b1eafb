import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { NO_FILTERS } from '../../domain/hotel-filters.ts'
import { defaultSearch } from '../../domain/hotel-search.ts'
import { listView, placeName } from './list-view.ts'

const search = defaultSearch(20270510)
const hotel = (id: number, value: number | undefined): Schema<'HotelOffer'> => ({
  hotel: {
    id: `${id}`,
    slug: `hotel-${id}`,
    name: `Hotel ${id}`,
    stars: (id % 5) + 1,
    location: { id: 'kas', name: [{ lang: 'en', value: 'Kaş' }], region: [{ lang: 'en', value: 'Antalya' }] },
    themes: [],
    amenities: [],
    picture: { id: 'p.svg', width: 4, height: 3 },
  },
  availability: value === undefined ? 3 : 1,
  boards: [],
  ...(value === undefined
    ? {}
    : {
        offer: {
          board: 'breakfast',
          nights: 5,
          total: { value, currency: 'try' },
          payNow: { value, currency: 'try' },
          cancellation: { refundable: true },
        },
      }),
})
const hundred = Array.from({ length: 100 }, (_, id) => hotel(id, id % 10 === 9 ? undefined : 1000 + id))

test.each([
  [1, 40, 40],
  [2, 80, 20],
  [3, 100, 0],
  [9, 100, 0],
])('40 per page (decision 36.5): page %i shows %i, the next adds %i', (page, shown, next) => {
  const view = listView(hundred, { ...search, page })
  expect([view.shown.length, view.next]).toEqual([shown, next])
  expect(view.nextId).toBe(listView(hundred, { ...search, page: page + 1 }).shown[shown]?.hotel.id)
})

test('the count is honest: how many match, and how many of them have rooms', () => {
  const view = listView(hundred, search)
  expect([view.matching, view.withRooms]).toEqual([100, 90])
  expect(view.shown.every(({ availability }) => availability === 1)).toBe(true)
})

test('the counts follow the filters, and with nothing left the one filter to drop is named', () => {
  const five = listView(hundred, { ...search, filters: { ...NO_FILTERS, stars: [5] } })
  expect([five.matching, five.withRooms]).toEqual([20, 10])
  const none = listView(hundred, { ...search, filters: { ...NO_FILTERS, stars: [5], amenities: ['spa'] } })
  expect(none.drop).toMatchObject({ part: { group: 'amenities', value: 'spa' }, count: 20 })
})

test.each([
  ['the place of the hotels', { place: 'location-kas', label: 'whatever' }, 'Kaş'],
  ['the region that the label names', { place: 'location-07', label: 'Antalya' }, 'Antalya'],
  ['the region that the id names', { place: 'location-antalya', label: '' }, 'Antalya'],
  ['nobody knows it', { place: 'location-x', label: 'Call 0900 now' }, undefined],
])('the name of the place: %s', (_, change, expected) => {
  expect(placeName(hundred, { ...search, ...change })?.[0]?.value).toBe(expected)
})
