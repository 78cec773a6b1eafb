import { expect, test } from 'vitest'
import { arrange, keyOf, type HotelProduct } from './arrange.ts'

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

test('cards are of all kinds, the feature and the places are hotels', () => {
  const picture = { id: 'a.svg', width: 4, height: 3 }
  const name = [{ lang: 'en', value: 'A' }]
  const common = {
    id: '7',
    slug: 'a-7',
    name,
    status: 'active',
    location: { id: 'kas', name },
    picture,
    priceBasis: 1,
  } as const
  const tour = {
    ...common,
    type: 'daily',
    places: [],
    days: 1,
    nights: 0,
    languages: [],
    tags: [],
    themes: [],
  } as const
  const tourProduct = { kind: 'tour' as const, tour: { ...tour, places: [], languages: [], tags: [], themes: [] } }
  const empty = { kind: 'service' as const }
  const page = arrange([tourProduct, empty, ...products.slice(0, 7)])
  expect(page.feature).toBe(products[0])
  expect(page.cards.map(keyOf)).toEqual(['tour 7', 'hotel 1', 'hotel 2', 'hotel 3'])
  expect(page.places).not.toHaveLength(0)
})

test('far apart places come before neighbours', () => {
  const near = ['kas', 'a', 'b', 'c', 'd', 'istanbul.galata', 'istanbul.ortakoy', 'goreme', 'uludag', 'bursa']
  const page = arrange(near.map((place, index) => product(index, place)))
  expect(page.places.map(({ location }) => location.id)).toEqual(['istanbul.galata', 'goreme', 'uludag', 'bursa', 'a'])
})
