import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './civil-date.ts'
import { checkStay, repairStay } from './check-stay.ts'
import { defaultStay, needsYear, nights, spansYears, type StayDraft } from './stay.ts'

const today = 20261120

test('"Default stay: tomorrow to six days on" (decision 30.3), "Both counted from today → 5 nights" (decision 30.3)', () => {
  expect(defaultStay(today)).toEqual({ checkIn: 20261121, checkOut: 20261126 })
  expect(nights(defaultStay(today))).toBe(5)
  expect(defaultStay(20261231)).toEqual({ checkIn: 20270101, checkOut: 20270106 })
})

test.each<[StayDraft, boolean]>([
  [{ checkIn: 20261229, checkOut: 20261231 }, false],
  [{ checkIn: 20261229, checkOut: 20270103 }, true],
  [{ checkIn: 20261130, checkOut: 20271130 }, true],
  [{ checkIn: 20261229 }, false],
])('%j ends in another year: %s', (stay, expected) => {
  expect(spansYears(stay)).toBe(expected)
})

test.each<[string, StayDraft, boolean]>([
  ['within one year', { checkIn: 20270301, checkOut: 20270305 }, false],
  ['into another year', { checkIn: 20261229, checkOut: 20270103 }, true],
  ['on the last days before the same come again', { checkIn: 20271119, checkOut: 20271122 }, false],
  ['a year later', { checkIn: 20271120, checkOut: 20271122 }, true],
  ['on a day that the coming year does not have', { checkIn: 20280229, checkOut: 20280303 }, true],
  ['nowhere yet', {}, false],
])('a stay that goes %s must show its year: %j %s', (_, stay, expected) => {
  expect(needsYear(stay, today)).toBe(expected)
})

describe('checkStay: a stay begins today or later, and ends after its begin and within 500 days', () => {
  test.each<[StayDraft, object[]]>([
    [{ checkIn: 20261120, checkOut: 20261121 }, []],
    [{ checkIn: 20261121, checkOut: 20261121 }, [{ field: 'checkOut', problem: 'stay.order' }]],
    [{ checkIn: 20261122, checkOut: 20261121 }, [{ field: 'checkOut', problem: 'stay.order' }]],
    [{ checkIn: 20261119, checkOut: 20261121 }, [{ field: 'checkIn', problem: 'stay.past' }]],
    [{ checkIn: addDays(today, 499), checkOut: addDays(today, 500) }, []],
    [
      { checkIn: addDays(today, 499), checkOut: addDays(today, 501) },
      [{ field: 'checkOut', problem: 'stay.tooFar', values: { count: 500 } }],
    ],
    [{ checkIn: 20270231, checkOut: 20270305 }, [{ field: 'checkIn', problem: 'stay.date.invalid' }]],
    [
      {},
      [
        { field: 'checkIn', problem: 'stay.date.required' },
        { field: 'checkOut', problem: 'stay.date.required' },
      ],
    ],
  ])('%j', (stay, problems) => {
    expect(checkStay(stay, today)).toEqual(problems)
  })
})

describe('bad values are repaired, never an error (decision 30.4)', () => {
  test.each<[StayDraft, number, number, string[]]>([
    [{}, 20261121, 20261126, []],
    [{ checkIn: 20270101, checkOut: 20270103 }, 20270101, 20270103, []],
    [{ checkIn: 20270101 }, 20270101, 20270106, []],
    [{ checkOut: 20270106 }, 20270101, 20270106, []],
    [{ checkOut: 20261122 }, 20261120, 20261122, []],
    [{ checkOut: 20261120 }, 20261121, 20261126, ['checkOut']],
    [{ checkIn: 20270105, checkOut: 20270101 }, 20270105, 20270110, ['checkOut']],
    [{ checkIn: 20250101, checkOut: 20250106 }, 20261121, 20261126, ['checkIn', 'checkOut']],
    [{ checkIn: 20270231, checkOut: 20270305 }, 20270228, 20270305, ['checkIn']],
    [{ checkIn: addDays(today, 498) }, addDays(today, 498), addDays(today, 500), []],
    [{ checkIn: addDays(today, 500) }, 20261121, 20261126, ['checkIn']],
  ])('%j', (draft, checkIn, checkOut, repaired) => {
    expect(repairStay(draft, today)).toEqual({ stay: { checkIn, checkOut }, repaired })
  })

  test('repairing any input returns a valid stay', () => {
    const dates = fc.option(
      fc.oneof(
        fc.integer({ min: -600, max: 600 }).map((days) => addDays(today, days)),
        fc.integer(),
      ),
      {
        nil: undefined,
      },
    )
    fc.assert(
      fc.property(dates, dates, (checkIn, checkOut) => {
        const { stay } = repairStay({ checkIn, checkOut }, today)
        expect(checkStay(stay, today)).toEqual([])
        expect(repairStay(stay, today)).toEqual({ stay, repaired: [] })
      }),
    )
  })
})
