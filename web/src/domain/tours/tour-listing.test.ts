import { expect, test } from 'vitest'
import { listView } from '../listing/view.ts'
import { decodeTours, encodeTours } from './tour-address.ts'
import { toursNamed, TOURS, type ListedTour } from './tour-listing.ts'

const TODAY = 20270510

const tour = (id: string, over: Partial<ListedTour['tour']> = {}, price?: number): ListedTour => ({
  tour: {
    id,
    name: [{ lang: 'tr', value: `Tur ${id}` }],
    type: 'daily',
    location: { id: 'goreme' },
    places: [{ id: 'avanos' }],
    days: 1,
    hours: 8,
    languages: ['en'],
    tags: ['history'],
    ...over,
  },
  availability: price === undefined ? 3 : 1,
  ...(price === undefined ? {} : { departure: { price: { value: price } } }),
})

const ALL = [
  tour('1', { rating: { score: 9 }, nextDeparture: 20270601 }, 3000),
  tour('2', { type: 'package', days: 3, placeIds: ['kas', 'antalya'], nextDeparture: 20270515 }, 9000),
  tour('3', { hours: 3, tags: ['sea'], rating: { score: 9.5 }, nextDeparture: 20270520 }, 1000),
  tour('4', { name: [{ lang: 'en', value: 'Kapadokya at dawn' }], languages: ['de'] }),
]
const shown = (query: string) => {
  const { search } = decodeTours(query, TODAY)
  return listView(TOURS, toursNamed(ALL, search.name), search).shown.map((entry) => TOURS.keyOf(entry))
}

test.each([
  ['', ['1', '2', '3', '4']],
  ['type=daily', ['1', '3', '4']],
  ['type=package', ['2']],
  // By the region if the agency names it, otherwise by a place on the route (decision 36.10).
  ['place=antalya', ['2']],
  ['place=avanos', ['1', '3', '4']],
  ['tag=sea', ['3']],
  ['language=de', ['4']],
  ['maxDays=1&min=2000', ['1']],
  ['name=KAPADOKYA', ['4']],
  ['name=dawn+kapa', ['4']],
  ['name=nowhere', []],
])('%s shows %j', (query, ids) => {
  expect(shown(query)).toEqual(ids)
})

// A full tour is last in every order (decision 36.3).
test.each([
  ['price', ['3', '1', '2', '4']],
  ['-price', ['2', '1', '3', '4']],
  ['departure', ['2', '3', '1', '4']],
  ['duration', ['3', '1', '2', '4']],
  ['rating', ['3', '1', '2', '4']],
])('by %s: %j', (sort, ids) => {
  expect(shown(`sort=${sort}`)).toEqual(ids)
})

test('a full tour is filtered by its usual price', () => {
  expect(TOURS.values.price(tour('5', { priceFrom: { value: 700 } }))).toBe(700)
})

test.each([
  'type=daily&tag=food,sea&sort=price&page=2',
  'name=Efes&from=2027-06-01&place=izmir&minDays=2&maxDays=4',
  '',
])('encodes the decoded query unchanged: %s', (query) => {
  expect(encodeTours(decodeTours(query, TODAY).search)).toBe(query)
})

test.each([
  ['from=2027-05-09', ['from']],
  ['from=tomorrow', ['from']],
  [`name=${'a'.repeat(61)}`, ['name']],
  ['type=<b>&sort=up', ['type', 'sort']],
  ['type=weekly&language=portuguese', ['type', 'language']],
  ['place=Ab12&tag=sea', []],
  ['tag=Sea', ['tag']],
])('repairs and names the invalid parameters of %s', (query, repaired) => {
  expect(decodeTours(query, TODAY).repaired).toEqual(repaired)
})
