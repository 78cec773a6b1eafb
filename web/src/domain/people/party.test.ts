import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canAdd, checkParty } from './check-party.ts'
import {
  DEFAULT_PARTY,
  isInfant,
  normaliseParty,
  partySize,
  partyText,
  partyToWire,
  sameParty,
  type PartyDraft,
} from './party.ts'

test('"party {adults default 2, children as a list of ages}" (decision 39.1)', () => {
  expect(DEFAULT_PARTY).toEqual({ adults: 2, children: [] })
})

describe('"normalised and sorted for comparison" (decision 27.5)', () => {
  test.each([
    [{ adults: 2, children: [7, 5] }, { adults: 2, children: [5, 7] }, true],
    [{ adults: 2, children: [5, 5] }, { adults: 2, children: [5] }, false],
    [{ adults: 2, children: [] }, { adults: 1, children: [] }, false],
    [{ adults: 2, children: [10, 9] }, { adults: 2, children: [9, 10] }, true],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameParty(a, b)).toBe(same)
  })

  test('does not modify the given party', () => {
    const party = { adults: 2, children: [7, 5] }
    expect(normaliseParty(party)).toEqual({ adults: 2, children: [5, 7] })
    expect(partyText(party)).toBe('2+5+7')
    expect(party.children).toEqual([7, 5])
  })
})

const max = (field: string, count: number) => ({ field, problem: 'party.max', values: { count } })

describe('"Maximum {count} Pax" (decision 37.5), "at most 3 child ages" (decision 39.1), "ages 0–17" (decision 39.1)', () => {
  test.each<[PartyDraft, number | undefined, object[]]>([
    [{ adults: 2, children: [] }, undefined, []],
    [{ adults: 1, children: [0, 17, 5] }, undefined, []],
    [{ adults: 10, children: [] }, undefined, [max('adults', 9)]],
    [{ adults: 2, children: [1, 2, 3, 4] }, undefined, [max('children', 3)]],
    [{ adults: 2, children: [4, 5] }, 3, [max('adults', 3)]],
    [{ adults: 2, children: [4] }, 3, []],
    [{ adults: 0, children: [] }, undefined, [{ field: 'adults', problem: 'party.adults.required' }]],
    [{ adults: 1.5, children: [] }, undefined, [{ field: 'adults', problem: 'party.adults.required' }]],
    [{ adults: 2, children: [5, undefined] }, undefined, [{ field: 'children.1', problem: 'party.childAge.required' }]],
    [{ adults: 2, children: [18] }, undefined, [{ field: 'children.0', problem: 'party.childAge.required' }]],
    [{ adults: 2, children: [-1] }, undefined, [{ field: 'children.0', problem: 'party.childAge.required' }]],
  ])('%j in a room for %s', (party, capacity, problems) => {
    expect(checkParty(party, capacity)).toEqual(problems)
  })
})

describe('"limit message shown before the press, not after" (decision 35.4)', () => {
  test.each<[PartyDraft, 'adult' | 'child', number | undefined, boolean]>([
    [{ adults: 8, children: [] }, 'adult', undefined, true],
    [{ adults: 9, children: [] }, 'adult', undefined, false],
    [{ adults: 2, children: [1, 2] }, 'child', undefined, true],
    [{ adults: 2, children: [1, 2, 3] }, 'child', undefined, false],
    [{ adults: 2, children: [1] }, 'child', 3, false],
  ])('%j, one more %s in a room for %s: %s', (party, who, capacity, fits) => {
    expect(canAdd(party, who, capacity)).toBe(fits)
  })
})

test('"infant flag < 2" (decision 39.1)', () => {
  expect([0, 1, 2].map(isInfant)).toEqual([true, true, false])
})

describe('"child1, child2, child3, absent when there is no such child" (decision 39.2)', () => {
  test.each([
    [{ adults: 2, children: [] }, { adults: 2 }],
    [
      { adults: 2, children: [7, 0] },
      { adults: 2, child1: 0, child2: 7 },
    ],
    [
      { adults: 1, children: [3, 2, 1] },
      { adults: 1, child1: 1, child2: 2, child3: 3 },
    ],
  ])('%j is sent as %j', (party, wire) => {
    expect(partyToWire(party)).toEqual(wire)
    expect(Object.values(partyToWire(party))).not.toContain(undefined)
  })

  test('keeps all people', () => {
    const parties = fc.record({
      adults: fc.integer({ min: 1, max: 9 }),
      children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(parties, (party) => {
        const { adults, ...children } = partyToWire(party)
        expect(partySize(party)).toBe(adults + Object.values(children).length)
      }),
    )
  })
})
