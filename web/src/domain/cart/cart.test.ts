import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { lineKey, type CartMode } from './line-identity.ts'
import { applyIntent, merge, remove, setCount, type CartIntent } from './cart.ts'

const hotel: CartLine = {
  key: 'new',
  type: 'hotel',
  id: '12',
  room: { id: 'r1' },
  pricePlan: { id: 'p1' },
  pax: { adults: 2, children: [] },
  checkIn: 20270101,
  checkOut: 20270106,
  discount: 10,
  count: 1,
}
const tour: CartLine = {
  key: 'new',
  type: 'tour',
  id: '7',
  pax: { adults: 2, children: [5] },
  checkIn: 20270101,
  count: 1,
}
const flight: CartLine = {
  key: 'new',
  type: 'other',
  stype: 'flight',
  id: 'tk1',
  pax: { adults: 1, children: [] },
  route: 1,
  offerId: 'o1',
  count: 1,
}

function basket(mode: CartMode, ...lines: CartLine[]): CartLine[] {
  return lines.reduce<CartLine[]>((before, line) => merge(before, line, mode).lines, [])
}
const counts = (lines: CartLine[]) => lines.map(({ count }) => count)

describe('own mode: "a hotel line merges with an existing line when pax, dates, discount, hotel, room and price plan all match, and the count rises by one"', () => {
  test.each<[string, Partial<CartLine>, number[]]>([
    ['all match', {}, [2]],
    ['another pax', { pax: { adults: 3, children: [] } }, [1, 1]],
    ['another check-in', { checkIn: 20270102 }, [1, 1]],
    ['another check-out', { checkOut: 20270107 }, [1, 1]],
    ['another discount', { discount: 15 }, [1, 1]],
    ['another hotel', { id: '13' }, [1, 1]],
    ['another room', { room: { id: 'r2' } }, [1, 1]],
    ['another price plan', { pricePlan: { id: 'p2' } }, [1, 1]],
    ['another price, which is not compared', { price: 99 }, [2]],
  ])('%s', (_, change, expected) => {
    expect(counts(basket('own', hotel, { ...hotel, ...change }))).toEqual(expected)
  })

  test('discount is compared by value: none is zero (decision 27.6)', () => {
    const { discount: _, ...without } = hotel
    expect(counts(basket('own', without, { ...hotel, discount: 0 }))).toEqual([2])
  })

  test('the order of children does not matter (decision 27.5)', () => {
    const family = { ...hotel, pax: { adults: 2, children: [7, 5] } }
    const again = { ...hotel, pax: { adults: 2, children: [5, 7] } }
    expect(counts(basket('own', family, again))).toEqual([2])
  })
})

describe('provider mode: "hotels merge on dates, hotel, room and plan"', () => {
  const offered = { ...hotel, offerId: 'a' }
  test.each<[string, Partial<CartLine>, number[]]>([
    ['all match', {}, [2]],
    ['another pax: ignored, literally (decision 27.2)', { pax: { adults: 3, children: [4] } }, [2]],
    ['another discount: ignored', { discount: 15 }, [2]],
    ['another check-in', { checkIn: 20270102 }, [1, 1]],
    ['another check-out', { checkOut: 20270107 }, [1, 1]],
    ['another hotel', { id: '13' }, [1, 1]],
    ['another room', { room: { id: 'r2' } }, [1, 1]],
    ['another price plan', { pricePlan: { id: 'p2' } }, [1, 1]],
  ])('%s', (_, change, expected) => {
    expect(counts(basket('provider', offered, { ...offered, ...change }))).toEqual(expected)
  })

  test('"The line keeps offerIds[] and pax[] of every merged offer, count + 1" (decision 27.3)', () => {
    const other = { ...offered, offerId: 'b', pax: { adults: 1, children: [3] } }
    const [line] = basket('provider', offered, other, offered)
    expect(line).toMatchObject({ count: 3, offerId: 'a', offerIds: ['a', 'b', 'a'] })
    expect(line?.paxes).toEqual([offered.pax, other.pax, offered.pax])
  })

  test('setting the count keeps one offer and one party per room', () => {
    const lines = basket('provider', offered, { ...offered, offerId: 'b' })
    const key = lines[0]?.key ?? ''
    expect(setCount(lines, key, 1).lines[0]).toMatchObject({ count: 1, offerIds: ['a'], paxes: [offered.pax] })
    expect(setCount(lines, key, 3).lines[0]).toMatchObject({ count: 3, offerIds: ['a', 'b', 'a'] })
  })
})

test.each<[CartMode, number[]]>([
  ['provider', [3]],
  ['provider-by-party', [2, 1]],
])('%s: rooms for another party (decision 27.2)', (mode, expected) => {
  const offered = { ...hotel, offerId: 'a' }
  const other = { ...offered, offerId: 'c', pax: { adults: 3, children: [] } }
  expect(counts(basket(mode, offered, { ...offered, offerId: 'b' }, other))).toEqual(expected)
})

describe.each<CartMode>(['own', 'provider', 'provider-by-party'])('all modes (%s)', (mode) => {
  test.each<[string, Partial<CartLine>, number[]]>([
    ['all match', {}, [2]],
    ['a discount is no part of it', { discount: 5 }, [2]],
    ['another pax', { pax: { adults: 2, children: [6] } }, [1, 1]],
    ['another date', { checkIn: 20270102 }, [1, 1]],
    ['another id', { id: '8' }, [1, 1]],
    ['the same id of another type', { type: 'transfer' }, [1, 1]],
  ])('"Other non-flight lines merge on pax, dates and id": %s', (_, change, expected) => {
    expect(counts(basket(mode, tour, { ...tour, ...change }))).toEqual(expected)
  })

  test.each<[string, Partial<CartLine>, number[]]>([
    ['the same offer', {}, [2]],
    ['another offer of the service', { pricePlan: { id: 'cabin' } }, [1, 1]],
  ])("the offer is part of a service's identity: %s", (_, change, expected) => {
    const gulet = { ...tour, type: 'service', pricePlan: { id: 'boat' } }
    expect(counts(basket(mode, gulet, { ...gulet, ...change }))).toEqual(expected)
  })

  test.each<[string, Partial<CartLine>, number[]]>([
    ['the same ride', {}, [2]],
    ['the ride back on the same day', { direction: 2 }, [1, 1]],
    ['another time', { time: '18:00' }, [1, 1]],
    ['another time of the way back', { returnTime: '19:00' }, [1, 1]],
    ['another flight number: it is no part of the rule', { flightNumber: 'TK1' }, [2]],
  ])("direction and times are part of a transfer's identity: %s", (_, change, expected) => {
    const ride = { ...tour, type: 'transfer', direction: 1, time: '10:00' }
    expect(counts(basket(mode, ride, { ...ride, ...change }))).toEqual(expected)
  })

  test('lines in `along` are added in the same change, whose outcome describes the main line', () => {
    const back = { ...flight, route: 2, offerId: 'o2' }
    const { lines, outcome } = applyIntent([hotel], { kind: 'add', line: flight, along: [back] }, mode)
    expect(lines.map(({ offerId }) => offerId)).toEqual([undefined, 'o1', 'o2'])
    expect(outcome).toMatchObject({ kind: 'added', key: lines[1]?.key })
    const again = applyIntent([hotel], { kind: 'add', line: flight, along: [back], at: 0 }, mode)
    expect(again.lines.map(({ offerId }) => offerId)).toEqual(['o1', 'o2', undefined])
  })

  test('"A flight line replaces any existing flight line for the same route"', () => {
    const back = { ...flight, route: 2, offerId: 'o2' }
    const lines = basket(mode, flight, hotel, back, { ...flight, id: 'pc9', offerId: 'o3' })
    expect(lines.map(({ offerId, count }) => [offerId, count])).toEqual([
      ['o3', 1],
      [undefined, 1],
      ['o2', 1],
    ])
  })

  test('restoring a removed line puts it back in its position', () => {
    const lines = basket(mode, hotel, tour, { ...hotel, id: '99' })
    const [, taken] = lines
    if (!taken) throw new Error('no line')
    const without = remove(lines, taken.key).lines
    expect(applyIntent(without, { kind: 'add', line: tour, at: 1 }, mode).lines).toEqual(lines)
    expect(applyIntent([], { kind: 'add', line: tour, at: 1 }, mode).lines).toHaveLength(1)
  })

  test('"Removing a cart line of type flight empties the flight basket": both legs go (decision 27.4)', () => {
    const lines = basket(mode, flight, hotel, { ...flight, route: 2 }, tour)
    const after = remove(lines, lines[0]?.key ?? '')
    expect(after.lines.map(({ type }) => type)).toEqual(['hotel', 'tour'])
    expect(after.outcome).toMatchObject({ kind: 'removed', before: 1, count: 0 })
  })

  test('removing another line leaves the flights', () => {
    const lines = basket(mode, flight, hotel)
    expect(remove(lines, lines[1]?.key ?? '').lines).toEqual([lines[0]])
  })
})

describe('setting the count: "1–9, bounded by stock" (decision 27.7)', () => {
  const [line] = basket('own', hotel)
  const lines = line ? [line] : []
  const key = line?.key ?? ''
  test.each([
    [3, undefined, 'counted', 3],
    [9, undefined, 'counted', 9],
    [10, undefined, 'counted', 9],
    [0, undefined, 'kept', 1],
    [5, 2, 'counted', 2],
    [5, 1, 'full', 1],
    [1, undefined, 'kept', 1],
  ])('%i asked with %s left: %s, %i', (wanted, stock, kind, count) => {
    const change = setCount(lines, key, wanted, stock)
    expect(change.outcome).toEqual({ kind, key, before: 1, count })
    expect(counts(change.lines)).toEqual([count])
  })

  test('a tenth unit is refused with the outcome `full`', () => {
    const nine = setCount(lines, key, 9).lines
    expect(merge(nine, hotel, 'own')).toEqual({ lines: nine, outcome: { kind: 'full', key, before: 9, count: 9 } })
  })

  test('returns `full` when the basket already contains the last unit in stock', () => {
    expect(merge(lines, hotel, 'own', 1).outcome).toMatchObject({ kind: 'full', count: 1 })
  })

  test('adding a line with count 2 raises the count by 2', () => {
    expect(merge(lines, { ...hotel, count: 2 }, 'own').outcome).toMatchObject({ kind: 'merged', before: 1, count: 3 })
  })
})

describe('"the change is replayed as an intent (add, remove, set count), not as a list" (decision 28.2)', () => {
  const mine = basket('own', hotel)
  const key = mine[0]?.key ?? ''

  test('an add merges with the line that another tab has added', () => {
    const theirs = basket('own', hotel, tour)
    const change = applyIntent(theirs, { kind: 'add', line: hotel }, 'own')
    expect(counts(change.lines)).toEqual([2, 1])
    expect(change.outcome).toEqual({ kind: 'merged', key, before: 1, count: 2 })
  })

  test('a count reports the count that another tab had set', () => {
    const theirs = setCount(mine, key, 4).lines
    expect(applyIntent(theirs, { kind: 'count', key, count: 2 }, 'own').outcome).toMatchObject({ before: 4, count: 2 })
  })

  test.each<CartIntent>([
    { kind: 'remove', key: 'gone' },
    { kind: 'count', key: 'gone', count: 2 },
  ])('changing a line that was removed returns `absent`: %j', (intent) => {
    expect(applyIntent(mine, intent, 'own')).toEqual({
      lines: mine,
      outcome: { kind: 'absent', key: 'gone', before: 0, count: 0 },
    })
  })

  test('does not modify the given basket', () => {
    const before = structuredClone(mine)
    applyIntent(mine, { kind: 'add', line: hotel }, 'own')
    applyIntent(mine, { kind: 'count', key, count: 5 }, 'own')
    applyIntent(mine, { kind: 'remove', key }, 'own')
    expect(mine).toEqual(before)
  })
})

describe('invariants of any basket', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
  })
  const few = fc.constantFrom('1', '2')
  const line: fc.Arbitrary<CartLine> = fc.oneof(
    fc
      .tuple(few, few, party)
      .map(([id, room, pax]): CartLine => Object.assign({}, hotel, { id, room: { id: room }, pax })),
    fc.tuple(few, party).map(([id, pax]): CartLine => Object.assign({}, tour, { id, pax })),
    fc.tuple(few, fc.constantFrom(1, 2)).map(([id, route]): CartLine => Object.assign({}, flight, { id, route })),
  )
  const mode = fc.constantFrom<CartMode>('own', 'provider', 'provider-by-party')

  test('keys are unique, fit the contract and do not depend on the order of adding', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), mode, (added, chosen) => {
        const keys = basket(chosen, ...added).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9._-]{1,120}$/)
        const backwards = basket(chosen, ...added.toReversed()).map(({ key, type }) => (type === 'other' ? '' : key))
        expect(new Set(backwards.filter(Boolean))).toEqual(new Set(keys.filter((key) => !key.startsWith('other'))))
      }),
    )
  })

  test('each add raises the total count of the basket', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), mode, (added, chosen) => {
        const stays = added.filter(({ stype }) => stype !== 'flight')
        const count = basket(chosen, ...stays).reduce((sum, each) => sum + each.count, 0)
        expect(count).toBe(stays.length)
      }),
    )
  })

  test('E12 a key has no digit, which the gateway might take for one of a card number', () => {
    fc.assert(
      fc.property(line, mode, (made, chosen) => {
        expect(lineKey(made, chosen)).toMatch(/^[a-z]+-[a-p]{16}$/)
      }),
    )
  })

  test("a key depends on the line's identity, not on its earlier key", () => {
    expect(lineKey({ ...hotel, key: 'x', price: 5 }, 'own')).toBe(lineKey(hotel, 'own'))
    expect(lineKey({ ...hotel, discount: 11 }, 'own')).not.toBe(lineKey(hotel, 'own'))
  })
})
