import { expect, test } from 'vitest'
import { pathsOf } from '../../paths.ts'
import { searchesAgain } from './search-again.ts'
import type { SoldLine } from './sold-line.ts'

const BASE = { id: '7', slug: 'x-7', pax: { adults: 2, children: [5] }, checkIn: 20270101, checkOut: 20270108 }

test('a flight and its return are one search, everything else is searched by itself (decision 22.6)', () => {
  const leg = (route: 1 | 2, from: string, to: string, day: string) => ({
    route,
    departure: { date: `${day}T07:00`, airport: { id: from } },
    arrival: { date: `${day}T08:30`, airport: { id: to } },
  })
  const sold = (key: string, change: object) => ({ ...BASE, key, title: [], ...change }) as unknown as SoldLine
  const out = sold('out', {
    type: 'flight',
    route: 1,
    pax: { adults: 2, children: [1, 5] },
    legs: [leg(1, 'IST', 'AYT', '2027-01-01')],
  })
  const home = sold('home', { type: 'flight', route: 2, legs: [leg(2, 'AYT', 'IST', '2027-01-08')] })
  const searches = (...lines: SoldLine[]) =>
    searchesAgain(lines, pathsOf('en'), 20261122).map(({ line, href }) => `${line.key} ${href}`)
  expect(searches(out, home, sold('tour', { type: 'tour', stype: 'daily' }), sold('trip', { type: 'other' }))).toEqual([
    'out /flight?from=IST&to=AYT&departure=2027-01-01&return=2027-01-08&adult=2&child=1&infant=1',
    'tour /tours/x-7?date=2027-01-01&children=5',
    'trip /',
  ])
  expect(searches(sold('out', { type: 'flight', route: 1, legs: [leg(1, 'IST', 'AYT', '2027-01-01')] }))).toEqual([
    'out /flight?trip=one-way&from=IST&to=AYT&departure=2027-01-01&adult=2&child=1',
  ])
})
