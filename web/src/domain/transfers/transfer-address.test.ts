import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../dates/civil-date.ts'
import { normaliseParty } from '../people/party.ts'
import { decodeTransfers } from './read-transfer-address.ts'
import { encodeTransfers } from './transfer-address.ts'
import { defaultTransferSearch, type TransferSearch } from './transfer-search.ts'

const TODAY = 20270510
const NO_RIDE = { date: undefined, time: undefined, flight: undefined, flightTime: undefined }
const ROUND: TransferSearch = {
  ...defaultTransferSearch(),
  from: 'ayt',
  to: 'belek',
  out: { date: 20270521, time: '10:10', flight: 'AN 118', flightTime: undefined },
  back: { date: 20270526, time: '07:30', flight: undefined, flightTime: '11:05' },
  party: { adults: 5, children: [4] },
  bags: 5,
  childSeats: 1,
  ride: 'aytbelekminivan',
}

test('the default search has an empty query', () => {
  expect(encodeTransfers(defaultTransferSearch())).toBe('')
})

test('the URL contains both rides', () => {
  expect(encodeTransfers(ROUND)).toBe(
    'from=ayt&to=belek&trip=return&date=2027-05-21&time=10%3A10&flight=AN118&back=2027-05-26&backTime=07%3A30' +
      '&backFlightTime=11%3A05&adults=5&children=4&bags=5&childSeats=1&ride=aytbelekminivan',
  )
})

test('"round-trip property-tested": what is written is read again (decision 35.3)', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
  const id = fc.option(fc.stringMatching(/^[a-z0-9]{1,12}$/), { nil: undefined })
  const ride = (from: number) =>
    fc.record({
      date: fc.option(
        fc.integer({ min: from, max: from + 200 }).map((days) => addDays(TODAY, days)),
        { nil: undefined },
      ),
      time: fc.option(time, { nil: undefined }),
      flight: fc.option(fc.constantFrom('TK 2412', 'U2 45', 'THY 1A'), { nil: undefined }),
      flightTime: fc.option(time, { nil: undefined }),
    })
  const anySearch = fc.record({
    from: id,
    to: id,
    out: ride(0),
    back: fc.option(ride(201), { nil: undefined }),
    party: fc
      .record({
        adults: fc.integer({ min: 1, max: 9 }),
        children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
      })
      .map(normaliseParty),
    bags: fc.integer({ min: 0, max: 40 }),
    childSeats: fc.integer({ min: 0, max: 3 }),
    filters: fc.record({ fits: fc.boolean(), childSeat: fc.boolean(), stepFree: fc.boolean() }),
    sort: fc.constantFrom('price' as const, '-price' as const, 'capacity' as const),
    page: fc.integer({ min: 1, max: 9 }),
    ride: id,
  })
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(decodeTransfers(encodeTransfers(search), TODAY)).toEqual({
        search: { ...search, ...(search.back ? {} : { back: undefined }) },
        repaired: [],
      })
    }),
  )
})

describe('"bad params are repaired with a notice, never a 400 page" (decision 35.3)', () => {
  it.each<[string, string[], Partial<TransferSearch>]>([
    ['from=a%20b', ['from'], { from: undefined }],
    ['date=2027-02-31', ['date'], { out: NO_RIDE }],
    ['date=2027-05-09', ['date'], { out: NO_RIDE }],
    ['time=25:00', ['time'], { out: NO_RIDE }],
    ['flight=Airbus', ['flight'], { out: NO_RIDE }],
    ['flight=tk2412', [], { out: { ...NO_RIDE, flight: 'TK 2412' } }],
    ['trip=twice', ['trip'], {}],
    ['back=2027-05-20', [], { back: { ...NO_RIDE, date: 20270520 } }],
    ['trip=return&date=2027-05-21&back=2027-05-20', ['back'], { back: NO_RIDE }],
    ['date=2027-05-21&time=10:10&back=2027-05-21&backTime=10:10', ['back'], { back: { ...NO_RIDE, time: '10:10' } }],
    ['adults=10&children=3,18&bags=41&childSeats=4', ['adults', 'children', 'bags', 'childSeats'], { bags: 2 }],
    ['fits=maybe', ['fits'], {}],
  ])('%s', (query, repaired, change) => {
    const read = decodeTransfers(query, TODAY)
    expect(read.repaired).toEqual(repaired)
    expect(read.search).toMatchObject(change)
  })
})
