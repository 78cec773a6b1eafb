import { describe, expect, test } from 'vitest'
import { chosenOf, departuresOf, isBundle, returnsFor, tripOf, type Chosen, type Flight } from './flight-choice.ts'
import { flightLines } from './flight-line.ts'
import { pairOf } from './flight-pairing.ts'
import { flight, offer } from './testing/flights.ts'

const chosen = (of: Flight, at = 0): Chosen => {
  const found = of.offers[at]
  if (!found) throw new Error('no such fare')
  return { flight: of, offer: found }
}

describe('two fares', () => {
  test.each([
    // "Outbound and return may be sold together only under a common group key" (decision 17.3).
    [['a'], ['b'], false, undefined],
    [['a', 'b'], ['b'], false, 250],
    // "A key of '-' is an ordinary key."
    [['-'], ['-'], false, 250],
    // "A package costs the higher price of its legs, not their sum" (decision 17.3).
    [['a'], ['a'], true, 150],
  ])('with the group keys %j and %j, package %s, cost %s together', (out, home, isPackage, total) => {
    const pair = pairOf(
      offer('OUT', { keys: out, value: 100, isPackage }),
      offer('HOME', { keys: home, value: 150, isPackage }),
    )
    expect(pair?.total.value).toBe(total)
  })

  test('are booked with the offer ids of their common group key', () => {
    const pair = pairOf(offer('OUT', { keys: ['a', 'b'], value: 1 }), offer('HOME', { keys: ['b'], value: 1 }))
    expect(pair).toMatchObject({ out: 'OUT/light/b', home: 'HOME/light/b' })
  })

  test('are no pair when one has no offer id for the key or another currency', () => {
    const out = offer('OUT', { keys: ['a'], value: 1 })
    expect(pairOf(out, { ...offer('HOME', { keys: ['a'], value: 1 }), offerIds: [] })).toBeUndefined()
    expect(pairOf(out, offer('HOME', { keys: ['a'], value: 1, currency: 'eur' }))).toBeUndefined()
  })

  test('have an exact sum', () => {
    const pair = pairOf(offer('OUT', { keys: ['a'], value: 0.1 }), offer('HOME', { keys: ['a'], value: 0.2 }))
    expect(pair?.total.value).toBe(0.3)
  })
})

describe('a round trip', () => {
  const early = flight('OUT-1', 1, [
    { keys: ['a'], value: 100 },
    { brand: 'flex', keys: ['b'], value: 180 },
  ])
  const late = flight('OUT-2', 1, [{ keys: ['c'], value: 50 }])
  const home = flight('HOME-1', 2, [
    { keys: ['a'], value: 90 },
    { brand: 'flex', keys: ['b'], value: 60 },
  ])
  const other = flight('HOME-2', 2, [{ keys: ['a'], value: 70 }])
  const flights = [early, late, home, other]

  test('offers departures with a compatible return, each fare with its lowest total', () => {
    expect(departuresOf(flights, 'round')).toMatchObject([{ flight: { id: 'OUT-1' } }])
    expect(departuresOf(flights, 'round')[0]?.totals.map(({ value }) => value)).toEqual([170, 240])
  })

  test('shows only compatible returns, with the total of both', () => {
    const returns = returnsFor(flights, chosen(early, 1))
    expect(returns.map((entry) => [entry.flight.id, entry.offers.length, entry.totals[0]?.value])).toEqual([
      ['HOME-1', 1, 240],
    ])
  })

  test('offers no return that leaves before the arrival', () => {
    const back = (id: string, departs: string) => flight(id, 2, [{ keys: ['a'], value: 90 }], { departs })
    const before = back('BEFORE', '2027-05-21T08:00')
    const then = back('THEN', '2027-05-21T08:30')
    const after = back('AFTER', '2027-05-21T08:35')
    expect(returnsFor([early, before, then, after], chosen(early)).map((entry) => entry.flight.id)).toEqual(['AFTER'])
    expect(departuresOf([early, before, then], 'round')).toEqual([])
    expect(departuresOf([early, before, after], 'round')).toHaveLength(1)
  })

  test('is complete once a compatible return is chosen, and becomes two lines', () => {
    expect(tripOf('round', chosen(early), undefined)).toBeUndefined()
    expect(tripOf('round', chosen(early), chosen(home, 1))).toBeUndefined()
    const trip = tripOf('round', chosen(early), chosen(other))
    expect(trip?.total.value).toBe(170)
    expect(flightLines(trip ?? { legs: [] }, { adults: 1, children: [] })).toMatchObject([
      { type: 'flight', id: 'OUT-1', route: 1, offerId: 'OUT-1/light/a', count: 1 },
      { type: 'flight', id: 'HOME-2', route: 2, offerId: 'HOME-2/light/a', count: 1 },
    ])
  })

  test('ignores a choice from the URL that is no longer sold', () => {
    const open = departuresOf(flights, 'round')
    expect(chosenOf(open, { flight: 'OUT-1', fare: 'flex' })?.offer.price.value).toBe(180)
    expect(chosenOf(open, { flight: 'OUT-2', fare: 'light' })).toBeUndefined()
    expect(chosenOf(open, undefined)).toBeUndefined()
  })
})

test('a one-way trip offers flights that are sold alone, by their own id', () => {
  const alone = flight('OUT-1', 1, [{ value: 200 }, { brand: 'saver', value: 100 }])
  const paired = flight('OUT-2', 1, [{ keys: ['a'], value: 100 }])
  const [entry, ...more] = departuresOf([alone, paired], 'one-way')
  expect(more).toEqual([])
  expect(entry?.offers.map(({ brand }) => brand.id)).toEqual(['saver', 'light'])
  expect(tripOf('one-way', chosen(alone), undefined)?.legs).toMatchObject([{ route: 1, offerId: 'OUT-1/light' }])
})

test('a bundle has one offer for both directions', () => {
  const out = flight('BOTH', 1, [{ value: 300 }])
  const bundle = { ...out, legs: [...out.legs, ...flight('X', 2, []).legs] }
  expect(isBundle(bundle)).toBe(true)
  expect(departuresOf([bundle], 'round')).toHaveLength(1)
  expect(returnsFor([bundle], chosen(bundle))).toEqual([])
  expect(tripOf('round', chosen(bundle), undefined)).toMatchObject({ total: { value: 300 }, legs: [{ route: 1 }] })
})
