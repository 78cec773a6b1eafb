import { describe, expect, test } from 'vitest'
import type { Wire } from '../../../ports/provider.ts'
import { toCancelResult, cheapestOf } from './cancellation.ts'
import { CONVERSION } from '../testing/conversion.ts'

const penalty = (id: string, amount: number, isCancelable?: boolean): Wire['CancelPenalty'] => ({
  reason: { id },
  price: { amount, currency: 'EUR' },
  ...(isCancelable === undefined ? {} : { isCancelable }),
})

describe('cheapestOf', () => {
  test.each<[string, Wire['CancelPenalty'][], string]>([
    ['the cheaper of two', [penalty('1', 20), penalty('2', 10)], '2'],
    ['the first of equals', [penalty('1', 10), penalty('2', 10)], '1'],
    ['none that may not be given', [penalty('1', 0, false), penalty('2', 10, true)], '2'],
  ])('%s', (_name, cancelPenalties, id) => {
    expect(cheapestOf({ cancelPenalties }).reason.id).toBe(id)
  })

  test.each([[[]], [[penalty('1', 0, false)]]])(
    'throws 409 if the reservation cannot be cancelled',
    (cancelPenalties) => {
      expect(() => cheapestOf({ cancelPenalties })).toThrow(
        expect.objectContaining({ name: 'wrong-step', outcome: 'not-sent' }),
      )
    },
  )
})

test.each([
  [2, 0, 2],
  [3, 88.2, 3],
  [77, 88.2, 3],
  [77, 0, 2],
])('toCancelResult: status %i after a penalty of %s is %i', (reservationStatus, amount, expected) => {
  expect(toCancelResult('YK1', penalty('1', amount), { reservationStatus }, { ...CONVERSION, markup: 10 })).toEqual({
    items: {
      reservationNumber: 'YK1',
      reservationStatus: expected,
      penalty: { value: amount === 0 ? 0 : 97.02, currency: 'eur' },
    },
  })
})
