import { afterEach, expect, test, vi } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { pathsOf } from '../../paths.ts'
import { storeFlightQuery } from '../offer-hold/stored-flight-query.ts'
import { lineAddress } from './line-address.ts'

afterEach(() => vi.unstubAllGlobals())

const BASE = {
  key: 'a',
  id: '7',
  slug: 'x-7',
  pax: { adults: 2, children: [5] },
  checkIn: 20270101,
  checkOut: 20270108,
}
const stop = (id: string) => ({ id, type: 3, name: [] })

test.each([
  ['hotel', { type: 'hotel' }, '/hotels/x-7?checkIn=2027-01-01&checkOut=2027-01-08&children=5'],
  [
    'a room of the provider',
    { type: 'hotel', slug: undefined },
    '/hotels?checkIn=2027-01-01&checkOut=2027-01-08&children=5',
  ],
  ['tour', { type: 'tour', stype: 'package' }, '/tours/x-7?date=2027-01-01&children=5'],
  ['gulet', { type: 'service', stype: 'gulet' }, '/services/x-7?checkIn=2027-01-01&checkOut=2027-01-08&children=5'],
  [
    'transfer, both ways',
    { type: 'transfer', from: stop('ayt'), to: stop('kas'), time: '10:10', returnTime: '07:30', bags: 5 },
    '/transfers?from=ayt&to=kas&trip=return&date=2027-01-01&time=10%3A10&back=2027-01-08&backTime=07%3A30&children=5&bags=5&ride=7',
  ],
  ['something without a page', { type: 'other' }, undefined],
])('%s leads back to where it was chosen', (_, line, address) => {
  const one = { ...BASE, ...line } as unknown as Schema<'CartLine'>
  expect(lineAddress(one, pathsOf('en'), { products: [one], today: 20261122 })).toBe(address)
})

const point = (id: string, date: string) => ({ airport: { id }, date })
const leg = (from: string, to: string, date: string) => ({ departure: point(from, date), arrival: point(to, date) })
const fly = (change: object) =>
  ({ type: 'flight', stype: 'flight', ...BASE, ...change }) as unknown as Schema<'CartLine'>
const FLIERS = { adult: 1, child: 4, student: 1 }
const OUT = fly({ key: 'o', id: 'O', route: 1, legs: [leg('IST', 'AYT', '2027-01-01T07:10')], fliers: FLIERS })
const BACK = fly({ key: 'h', id: 'H', route: 2, legs: [leg('AYT', 'IST', '2027-01-08T07:10')], fliers: FLIERS })

test.each([
  ['one way', [OUT], 'trip=one-way&from=IST&to=AYT&departure=2027-01-01'],
  ['the way there', [OUT, BACK], 'from=IST&to=AYT&departure=2027-01-01&return=2027-01-08'],
  ['the way back', [BACK, OUT], 'from=IST&to=AYT&departure=2027-01-01&return=2027-01-08'],
])('a flight leads back to the search of its whole trip: %s', (_, products, search) => {
  const [line = OUT] = products
  expect(lineAddress(line, pathsOf('en'), { products, today: 20261122 })).toBe(`/flight?${search}&child=4&student=1`)
})

test('with what was chosen, in the tab that chose it', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  vi.stubGlobal('sessionStorage', storage)
  const chosen = 'from=city-IST&to=AYT&departure=2027-01-01&return=2027-01-08&adult=3&out=O%7Elight&home=H%7Elight'
  storeFlightQuery(chosen)
  const pair = { products: [OUT, BACK], today: 20261122 }
  expect(lineAddress(OUT, pathsOf('en'), pair)).toBe(`/flight?${chosen}`)
})
