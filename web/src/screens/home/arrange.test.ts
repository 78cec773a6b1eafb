import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
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

/** What each section shows: keys of products, or ids of places. */
const shown = (list: readonly Schema<'MainProduct'>[], sections?: readonly Schema<'HomeSection'>[]) =>
  Object.fromEntries(
    arrange(list, sections).map(({ section, products: taken, places: found }) => [
      section.kind,
      section.kind === 'places' ? found.map(({ location }) => location.id) : taken.map(keyOf),
    ]),
  )

test.each([
  [11, 4, ['fethiye', 'alacati', 'galata', 'goreme', 'uludag']],
  [7, 4, ['fethiye', 'alacati', 'kas', 'belek', 'lara']],
  [5, 4, ['kas', 'belek', 'lara']],
  [3, 2, []],
  [1, 0, []],
  [0, 0, []],
])('%i products: %i cards, and each place once with another picture', (count, cards, expected) => {
  const page = shown(products.slice(0, count))
  expect(page['feature']).toEqual(count > 0 ? ['hotel 0'] : [])
  expect(page['cards']).toHaveLength(cards)
  expect(page['places']).toEqual(expected)
})

const picture = { id: 'a.svg', width: 4, height: 3 }
const name: Schema<'LocalizedText'> = [{ lang: 'en', value: 'A' }]
const common = {
  slug: 'a-7',
  name,
  status: 'active',
  location: { id: 'kas', name },
  picture,
  priceBasis: 1,
} as const
const tour = (id: string, type: 'daily' | 'package'): Schema<'MainProduct'> => ({
  kind: 'tour',
  tour: { ...common, id, type, places: [], days: 1, nights: 0, languages: [], tags: [], themes: [] },
})
const ride = (id: string): Schema<'MainProduct'> => ({
  kind: 'service',
  service: {
    ...common,
    id,
    facts: { kind: 'transfer', from: name, to: name, vehicle: name, capacity: 3, bags: 3 },
    description: name,
    pictures: [],
    per: 'once',
    freeDays: 1,
    included: [],
    excluded: [],
    tags: [],
    themes: [],
  },
})

test('cards are of all kinds, the feature and the places are hotels', () => {
  const page = shown([tour('7', 'daily'), { kind: 'service' }, ...products.slice(0, 7)])
  expect(page['feature']).toEqual(['hotel 0'])
  expect(page['cards']).toEqual(['tour 7', 'hotel 1', 'hotel 2', 'hotel 3'])
  expect(page['places']).not.toHaveLength(0)
})

test('far apart places come before neighbours', () => {
  const near = ['kas', 'a', 'b', 'c', 'd', 'istanbul.galata', 'istanbul.ortakoy', 'goreme', 'uludag', 'bursa']
  const page = shown(near.map((place, index) => product(index, place)))
  expect(page['places']).toEqual(['istanbul.galata', 'goreme', 'uludag', 'bursa', 'a'])
})

test('a site’s own sections keep their order and take only products of their types, none twice (decision 44.2)', () => {
  const list = [tour('1', 'daily'), ride('2'), tour('3', 'package'), tour('4', 'daily'), ...products.slice(0, 1)]
  const sections = [
    { kind: 'rides', types: ['transfer' as const] },
    { kind: 'cards', types: ['daily' as const] },
  ]
  expect(Object.entries(shown(list, sections))).toEqual([
    ['rides', ['service 2']],
    ['cards', ['tour 1', 'tour 4']],
  ])
  const twice = arrange(list, [{ kind: 'cards', types: ['daily', 'package'] }, { kind: 'cards' }])
  expect(twice.map(({ products: taken }) => taken.map(keyOf))).toEqual([
    ['tour 1', 'tour 3', 'tour 4'],
    ['service 2', 'hotel 0'],
  ])
})
