import { expect, test } from 'vitest'
import { defaultTransferSearch, type TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { formKey } from './form-key.ts'

const SEARCH: TransferSearch = {
  ...defaultTransferSearch(),
  from: 'ayt',
  to: 'belek',
  out: { date: 20270521, time: '10:10' },
  back: { date: 20270526, time: '07:30' },
}
const key = (change: Partial<TransferSearch>) => formKey({ ...SEARCH, ...change })

test.each<[string, Partial<TransferSearch>]>([
  ['a filter', { filters: { ...SEARCH.filters, stepFree: true } }],
  ['an order', { sort: 'capacity' }],
  ['more of the list', { page: 2 }],
  ['a vehicle', { ride: 'aytbelekminivan' }],
  ['the flight in', { out: { ...SEARCH.out, flight: 'TK 2412' } }],
  ['the flight out', { back: { ...SEARCH.back, flightTime: '11:05' } }],
  ['a time that is advised beside it', { back: { date: 20270525, time: '23:30' } }],
  ['child seats chosen beside it', { childSeats: 1 }],
])('%s leaves the form as it is', (_, change) => {
  expect(key(change)).toBe(key({}))
})

test('every other search has a key of its own', () => {
  const changes: Partial<TransferSearch>[] = [
    {},
    { from: 'belek' },
    { to: 'kas' },
    { from: undefined },
    { back: undefined },
    { party: { adults: 2, children: [4] } },
    { bags: 5 },
  ]
  expect(new Set(changes.map(key))).toHaveLength(changes.length)
})
