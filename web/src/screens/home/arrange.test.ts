import { expect, test } from 'vitest'
import { arrange, type HotelProduct } from './arrange.ts'

const product = (id: number, place: string): HotelProduct => ({
  kind: 'hotel',
  hotel: {
    id: `${id}`,
    slug: `hotel-${id}`,
    name: `Hotel ${id}`,
    stars: 4,
    location: {
      id: place,
      name: [{ lang: 'en', value: place }],
      ...(place.includes('.') ? { region: [{ lang: 'en', value: place.replace(/\..*/, '') }] } : {}),
    },
    themes: [],
    amenities: [],
    picture: { id: `${id}.svg`, width: 4, height: 3 },
  },
})
const places = ['kas', 'kas', 'belek', 'lara', 'bodrum', 'fethiye', 'alacati', 'galata', 'galata', 'goreme', 'uludag']
const products = places.map((place, index) => product(index, place))

test.each([
  [11, 4, ['fethiye', 'alacati', 'galata', 'goreme', 'uludag']],
  [7, 4, ['fethiye', 'alacati', 'kas', 'belek', 'lara']],
  [5, 4, ['kas', 'belek', 'lara']],
  [3, 2, []],
  [1, 0, []],
  [0, 0, []],
])('%i products: %i cards, and each place once with another picture', (count, cards, expected) => {
  const page = arrange(products.slice(0, count))
  expect(page.feature).toBe(count > 0 ? products[0] : undefined)
  expect(page.cards).toHaveLength(cards)
  expect(page.places.map(({ location }) => location.id)).toEqual(expected)
})

test('far apart places come before neighbours', () => {
  const near = ['kas', 'a', 'b', 'c', 'd', 'istanbul.galata', 'istanbul.ortakoy', 'goreme', 'uludag', 'bursa']
  const page = arrange(near.map((place, index) => product(index, place)))
  expect(page.places.map(({ location }) => location.id)).toEqual(['istanbul.galata', 'goreme', 'uludag', 'bursa', 'a'])
})
