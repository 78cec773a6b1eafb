import { describe, expect, it, test } from 'vitest'
import { listView } from '../listing/view.ts'
import { directionOf, endsOf, mismatchOf, priceOf, searchChoosing, shownPrice, type ListedTransfer } from './ride.ts'
import { nextFitting } from './next-fitting.ts'
import { transferListing } from './transfer-listing.ts'
import { defaultTransferSearch, type TransferSearch } from './transfer-search.ts'

const stop = (id: string, type: number) => ({ id, type, name: [{ lang: 'en', value: id }] })
const vehicle = (kind: string, passengers: number, bags: number, value: number): ListedTransfer => ({
  id: `aytbelek${kind}`,
  from: stop('ayt', 3),
  to: stop('belek', 4),
  duration: 35,
  vehicle: { kind, passengers, bags, childSeats: 1 },
  prices: [
    { direction: 1, price: { value, currency: 'try' } },
    { direction: 2, price: { value: value + 1, currency: 'try' } },
    { direction: 3, price: { value: value * 2 - 1, currency: 'try' } },
  ],
})
const car = vehicle('economy', 3, 2, 1000)
const van = vehicle('minivan', 6, 6, 1500)
const ramp = vehicle('accessible', 4, 4, 1700)
const bus = vehicle('minibus', 14, 14, 2300)
/** Drives in one direction only. */
const single = { ...car, prices: car.prices.filter(({ direction }) => direction === 1) }
const search = (change: Partial<TransferSearch> = {}): TransferSearch => ({
  ...defaultTransferSearch(),
  from: 'ayt',
  to: 'belek',
  ...change,
})
const five = { party: { adults: 5, children: [] }, bags: 5 }

describe('the direction and the price of a vehicle follow from what is searched for', () => {
  it.each([
    ['along the route', {}, 1, 1000],
    ['against it', { from: 'belek', to: 'ayt' }, 2, 1001],
    ['against it, one end searched for', { from: 'belek', to: undefined }, 2, 1001],
    ['both ways', { back: {} }, 3, 1999],
    ['both ways from its end: not sold', { from: 'belek', to: 'ayt', back: {} }, undefined, undefined],
    ['no place at all', { from: undefined, to: undefined }, 1, 1000],
    ['a region on one side', { from: 'antalya', to: 'belek' }, 1, 1000],
  ])('%s', (_, change, direction, price) => {
    expect(directionOf(car, search(change))).toBe(direction)
    expect(priceOf(car, search(change))?.value).toBe(price)
  })

  it.each([
    ['along the route', car, {}, 1000, false],
    ['against it', car, { from: 'belek', to: 'ayt' }, 1001, false],
    ['both ways', car, { back: {} }, 1999, true],
    ['both ways from its end: one ride', car, { from: 'belek', to: 'ayt', back: {} }, 1001, false],
    ['both ways where one way is sold: one ride', single, { back: {} }, 1000, false],
  ])('the price in the list says whether it is for both ways: %s', (_, record, change, value, isBothWays) => {
    expect(shownPrice(record, search(change))).toEqual({ price: { value, currency: 'try' }, isBothWays })
  })

  it.each([
    ['one way', {}],
    ['both ways', { back: {} }],
  ])('no price of the other direction stands in for one that is not sold: %s', (_, change) => {
    expect(shownPrice(single, search({ from: 'belek', to: 'ayt', ...change }))).toBeUndefined()
  })

  it.each([
    ['its start', { from: 'ayt', to: undefined }, 'ayt', 'belek'],
    ['its end', { from: 'belek', to: undefined }, 'belek', 'ayt'],
    ['where it begins as the place to go', { from: undefined, to: 'ayt' }, 'belek', 'ayt'],
    ['no place', { from: undefined, to: undefined }, 'ayt', 'belek'],
  ])('choosing keeps the direction and the price that a list of %s shows', (_, change, from, to) => {
    const chosen = searchChoosing(car, search(change))
    expect(chosen).toMatchObject({ from, to, ride: car.id })
    expect(priceOf(car, chosen)).toEqual(priceOf(car, search(change)))
  })

  it('shows the ends in the order of the search', () => {
    const { from, to } = endsOf(car, search({ from: 'belek', to: 'ayt' }))
    expect([from.id, to.id]).toEqual(['belek', 'ayt'])
  })
})

describe('"vehicles that cannot carry 5 are disabled with reason" (decision 38.4)', () => {
  it.each([
    ['five people in a car for three', car, five, { what: 'people', most: 3, wanted: 5 }],
    ['children count', car, { party: { adults: 2, children: [4, 7] } }, { what: 'people', most: 3, wanted: 4 }],
    [
      'people fit, bags do not',
      ramp,
      { party: { adults: 4, children: [] }, bags: 5 },
      { what: 'bags', most: 4, wanted: 5 },
    ],
    ['too many child seats', car, { childSeats: 2 }, { what: 'childSeats', most: 1, wanted: 2 }],
    ['not driven as a round trip', car, { from: 'belek', to: 'ayt', back: {} }, { what: 'direction' }],
    ['everything fits', van, five, undefined],
  ])('%s', (_, record, change, mismatch) => {
    expect(mismatchOf(record, search(change))).toEqual(mismatch)
  })

  it('names the cheapest vehicle of the route that would do', () => {
    const elsewhere = { ...van, id: 'x', from: stop('dlm', 3), prices: car.prices }
    expect(nextFitting([car, bus, elsewhere, van], car, search(five))?.id).toBe('aytbelekminivan')
    expect(nextFitting([car], car, search(five))).toBeUndefined()
  })
})

describe('the list', () => {
  const all = [bus, car, van, ramp]
  const ids = (change: Partial<TransferSearch>) => {
    const wanted = search(change)
    return listView(transferListing(wanted), all, wanted).shown.map(({ vehicle: { kind } }) => kind)
  }
  test.each([
    ['by price, those too small at the end', five, ['minivan', 'minibus', 'economy', 'accessible']],
    ['dearest first', { sort: '-price' as const }, ['minibus', 'accessible', 'minivan', 'economy']],
    ['most seats first', { sort: 'capacity' as const }, ['minibus', 'minivan', 'accessible', 'economy']],
  ])('%s', (_, change, kinds) => {
    expect(ids(change).toSorted()).toEqual(kinds.toSorted())
    expect(ids(change).slice(0, 2)).toEqual(kinds.slice(0, 2))
  })

  test.each([
    ['fits' as const, ['minivan', 'minibus']],
    ['stepFree' as const, ['accessible']],
    ['childSeat' as const, ['minivan', 'minibus', 'economy', 'accessible']],
  ])('filter %s', (filter, kinds) => {
    const filters = { ...defaultTransferSearch().filters, [filter]: true }
    expect(ids({ ...five, filters }).toSorted()).toEqual(kinds.toSorted())
  })
})
