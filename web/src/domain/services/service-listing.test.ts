import { expect, test } from 'vitest'
import { listView } from '../listing/view.ts'
import { decodeServices, encodeServices, listElsewhere } from './service-address.ts'
import { featuresOf, SERVICES, type ListedService } from './service-listing.ts'
import { peopleOf } from './people-of.ts'

const service = (id: string, facts: ListedService['facts'], over: Partial<ListedService> = {}): ListedService => ({
  id,
  facts,
  location: { id: 'gocek' },
  priceFrom: { value: 1000 },
  priceBasis: 2,
  ...over,
})
const BOATS = [
  service('1', { kind: 'gulet', berths: 12 }, { rating: { score: 9 } }),
  service('2', { kind: 'gulet', berths: 16 }, { priceBasis: 3, priceFrom: { value: 400 } }),
  service('3', { kind: 'gulet', berths: 8 }, { location: { id: 'bodrum' }, rating: { score: 9.6 } }),
]
const shown = (query: string) => listView(SERVICES, BOATS, decodeServices(query).search).shown.map(SERVICES.keyOf)

test.each([
  ['type=gulet', ['1', '2', '3']],
  ['type=gulet&place=bodrum', ['3']],
  ['type=gulet&with=cabin', ['2']],
  ['type=gulet&people=10', ['1', '2']],
  ['type=gulet&sort=price', ['2', '1', '3']],
  ['type=gulet&sort=rating', ['3', '1', '2']],
])('%s shows %j', (query, ids) => {
  expect(shown(query)).toEqual(ids)
})

test.each([
  [service('c', { kind: 'extra', class: 'suv', gearbox: 'automatic', seats: 5 }), ['suv', 'automatic'], 5],
  [service('m', { kind: 'caravan', licence: 'C1', gearbox: 'manual', berths: 4, seats: 5 }), ['c1', 'manual'], 4],
  [service('e', { kind: 'charter', category: 'opera', seats: [{ id: 'stalls' }] }), ['opera'], undefined],
])('featuresOf returns the facts that matter for each kind of service', (one, features, people) => {
  expect(featuresOf(one)).toEqual(features)
  expect(peopleOf(one)).toBe(people)
})

test.each(['type=extra&place=antalya&with=automatic,suv&sort=price', 'type=charter'])(
  '%s is written as read',
  (query) => {
    expect(encodeServices(decodeServices(query).search)).toBe(query)
  },
)

test('a missing or unknown kind means the list of gulets', () => {
  expect(decodeServices('').search.kind).toBe('gulet')
  expect(decodeServices('type=boat')).toMatchObject({ search: { kind: 'gulet' }, repaired: ['type'] })
})

test.each([
  ['type=flight', '/flight'],
  ['type=transfer&page=2', '/transfers'],
  ['type=daily', '/tours?type=daily'],
  ['type=gulet', undefined],
  ['', undefined],
  // Names that every object has.
  ['type=__proto__', undefined],
  ['type=constructor', undefined],
])('services of %s are listed at %s (decision 38.5)', (query, path) => {
  expect(listElsewhere(query)).toBe(path)
})
