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

describe('withRest: updates the paid and due amounts of a booking with a deposit (decision 26.3)', () => {
  test.each<[string, paid: number, due: number | undefined, isDated: boolean]>([
    ['the deposit alone, on its day', 300, 700, true],
    ['the deposit and a part of the remaining amount', 300.01, 699.99, false],
    ['the full price', 1000, undefined, false],
    ['more than the full price', 1000.01, undefined, false],
  ])('%s', (_what, paid, due, isDated) => {
    const result = withRest(RESULT, { charged: lira(300), rest: lira(700) }, lira(paid))
    expect(result).toMatchObject({ state: 'booked', total: lira(1000), paid: lira(paid) })
    expect([result.payLater?.value, result.payLaterBy]).toEqual([due, due && 20270518])
    expect(result.paidAt).toBe(isDated ? RESULT.paidAt : undefined)
  })

  test('returns the same result when applied twice, because it counts from the charge', () => {
    const charge = { charged: lira(300), rest: lira(700) }
    const firstResult = withRest(RESULT, charge, lira(500))
    expect(withRest(firstResult, charge, lira(500))).toEqual(firstResult)
  })

  test('the cost of credit in a charge does not reduce the remaining amount', () => {
    const result = withRest(RESULT, { charged: lira(330), rest: lira(700) }, lira(530))
    expect([result.paid, result.payLater]).toEqual([lira(530), lira(500)])
  })

  test('a charge of the full price leaves nothing due', () => {
    const { payLater: _rest, payLaterBy: _by, ...whole } = RESULT
    expect(withRest(whole, { charged: lira(300), rest: undefined }, lira(300))).toEqual(whole)
  })
})
