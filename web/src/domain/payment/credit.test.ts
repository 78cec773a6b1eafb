import { describe, expect, test } from 'vitest'
import { creditOf } from './credit.ts'

const lira = (value: number) => ({ value, currency: 'try' }) as const

describe('the cost of credit is the paid amount above the amount due', () => {
  const paidByCard = { state: 'booked', method: 'creditcard', total: lira(7514.1), paid: lira(7889.82) } as const
  test.each([
    ['in six', { ...paidByCard, installment: 6 }, lira(375.72)],
    ['at once', { ...paidByCard, installment: 1, paid: lira(7514.1) }, undefined],
    ['in instalments that cost nothing', { ...paidByCard, installment: 3, paid: lira(7514.1) }, undefined],
    [
      'of a deposit',
      { ...paidByCard, installment: 12, paid: lira(2715.84), total: lira(9840), payLater: lira(7380) },
      lira(255.84),
    ],
    [
      'of a deposit whose rest has come by transfer in part',
      { ...paidByCard, installment: 12, paid: lira(3715.84), total: lira(9840), payLater: lira(6380) },
      lira(255.84),
    ],
    [
      'of a deposit, with its rest',
      { ...paidByCard, installment: 12, paymentStatus: 4 as const, paid: lira(10_095.84), total: lira(9840) },
      lira(255.84),
    ],
    [
      'of a deposit, with more than its rest: it cannot be told from the surplus',
      { ...paidByCard, installment: 12, paymentStatus: 5 as const, paid: lira(10_195.84), total: lira(9840) },
      undefined,
    ],
    ['by transfer', { ...paidByCard, method: 'transfer' as const, installment: 6 }, undefined],
    [
      'in another currency',
      { ...paidByCard, installment: 6, total: { value: 100, currency: 'eur' as const } },
      undefined,
    ],
  ])('%s', (_how, outcome, cost) => {
    expect(creditOf(outcome)).toEqual(cost)
  })
})
