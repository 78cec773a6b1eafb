import { describe, expect, it } from 'vitest'
import type { ListedTransfer } from './ride.ts'
import { transferLine } from './transfer-line.ts'
import { defaultTransferSearch, type TransferSearch } from './transfer-search.ts'

const VAN: ListedTransfer = {
  id: 'aytbelekminivan',
  from: { id: 'ayt', type: 3, name: [] },
  to: { id: 'belek', type: 4, name: [] },
  duration: 35,
  vehicle: { kind: 'minivan', passengers: 6, bags: 6, childSeats: 2 },
  prices: [
    { direction: 1, price: { value: 1480, currency: 'try' } },
    { direction: 3, price: { value: 2812, currency: 'try' } },
  ],
}
const search: TransferSearch = {
  ...defaultTransferSearch(),
  from: 'ayt',
  to: 'belek',
  out: { date: 20270521, time: '10:10', flight: 'AN 118' },
  party: { adults: 2, children: [7, 4] },
  bags: 5,
  childSeats: 1,
}
const oneWay = {
  key: 'new',
  type: 'transfer',
  id: 'aytbelekminivan',
  pax: { adults: 2, children: [4, 7] },
  count: 1,
  checkIn: 20270521,
  direction: 1,
  time: '10:10',
  flightNumber: 'AN 118',
  bags: 5,
  childSeats: 1,
  price: 1480,
  currency: 'try',
}

describe('transferLine', () => {
  it('asks for one vehicle at the price that was seen', () => {
    expect(transferLine(VAN, search)).toEqual(oneWay)
  })

  it('carries both directions of a round trip in one line', () => {
    const back = { date: 20270526, time: '07:30', flight: 'AN 119', flightTime: '11:05' }
    expect(transferLine(VAN, { ...search, back })).toEqual({
      ...oneWay,
      direction: 3,
      price: 2812,
      checkOut: 20270526,
      returnTime: '07:30',
      returnFlightNumber: 'AN 119',
    })
  })

  it.each([
    ['no day', { out: { time: '10:10' } }],
    ['no time', { out: { date: 20270521 } }],
    ['no day back', { back: { time: '07:30' } }],
    ['a way that nobody drives', { from: 'belek', to: 'ayt' }],
  ])('is nothing yet with %s', (_, change) => {
    expect(transferLine(VAN, { ...search, ...change })).toBeUndefined()
  })
})
