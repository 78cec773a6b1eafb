import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../ports/contract.ts'
import { withRest } from './rest.ts'

const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })
const RESULT: Schemas['BookingResult'] = {
  state: 'booked',
  method: 'creditcard',
  lines: [],
  total: lira(1000),
  paid: lira(300),
  paidAt: '2027-05-01T09:00:00Z',
  payLater: lira(700),
  payLaterBy: 20270518,
  payAtHotel: [],
  createdAt: '2027-05-01T09:00:00Z',
  documents: [],
}

describe('a result says what was paid of a deposit and its rest, and what is still due (decision 26.3)', () => {
  test.each<[string, paid: number, due: number | undefined, isDated: boolean]>([
    ['the deposit alone, on its day', 300, 700, true],
    ['a part of the rest', 300.01, 699.99, false],
    ['all of it', 1000, undefined, false],
    ['more than all of it', 1000.01, undefined, false],
  ])('%s', (_what, paid, due, isDated) => {
    const told = withRest(RESULT, { charged: lira(300), rest: lira(700) }, lira(paid))
    expect(told).toMatchObject({ state: 'booked', total: lira(1000), paid: lira(paid) })
    expect([told.payLater?.value, told.payLaterBy]).toEqual([due, due && 20270518])
    expect(told.paidAt).toBe(isDated ? RESULT.paidAt : undefined)
  })

  test('what it says once it says again: it counts from the charge, not from what it said before', () => {
    const charge = { charged: lira(300), rest: lira(700) }
    const once = withRest(RESULT, charge, lira(500))
    expect(withRest(once, charge, lira(500))).toEqual(once)
  })

  test('the cost of credit in a charge pays nothing of the rest', () => {
    const told = withRest(RESULT, { charged: lira(330), rest: lira(700) }, lira(530))
    expect([told.paid, told.payLater]).toEqual([lira(530), lira(500)])
  })

  test('of a charge that leaves no rest, only the sum', () => {
    const { payLater: _rest, payLaterBy: _by, ...whole } = RESULT
    expect(withRest(whole, { charged: lira(300), rest: undefined }, lira(300))).toEqual(whole)
  })
})
