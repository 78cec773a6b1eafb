import { describe, expect, test } from 'vitest'
import type { Intent, IntentState } from '../ports/records.ts'
import { compareLedger, type LedgerDifference, type Movement } from './ledger.ts'
import { wordedCase } from './ledger-words.ts'

/** The parts of a payment that are compared. */
const intent = (token: string, state: IntentState, method = 'creditcard') =>
  ({
    token,
    state,
    reference: `R-${token}`,
    quote: { method, installment: { num: 1, total: { value: 100.1, currency: 'try' } } },
  }) as unknown as Intent

const charge = (token: string, amount = 100.1, currency = 'TRY'): Movement => ({ token, amount, currency })

const found = (intents: Intent[], captures: Movement[], refunds: Movement[] = []): [LedgerDifference, string][] =>
  compareLedger(intents, { captures, refunds }).map(({ difference, token }) => [difference, token])

describe('compareLedger', () => {
  test('store and bank agree', () => {
    const intents = [
      intent('a', 'committed'),
      intent('b', 'declined'),
      intent('c', 'handed-off'),
      intent('d', 'refunded'),
    ]
    expect(found(intents, [charge('a'), charge('d')], [charge('d')])).toEqual([])
  })

  test('a payment that is on its way agrees with and without a charge', () => {
    expect(found([intent('a', 'handed-off')], [charge('a')])).toEqual([])
    expect(found([intent('a', 'started')], [])).toEqual([])
  })

  test('a charge that the store does not know, unless it is back with its cardholder', () => {
    expect(found([], [charge('a'), charge('b')], [charge('b')])).toEqual([['unknown-charge', 'a']])
  })

  test.each(['paid', 'committed', 'pending', 'refund-task', 'awaited'] as const)('%s without a charge', (state) => {
    expect(found([intent('a', state)], [])).toEqual([['missing-charge', 'a']])
    expect(found([intent('a', state, 'banktransfer')], [])).toEqual([])
  })

  test('an attempt that ended without money, and a refund that the bank does not have', () => {
    expect(found([intent('a', 'expired'), intent('b', 'refunded')], [charge('a'), charge('b')])).toEqual([
      ['unpaid-charge', 'a'],
      ['missing-refund', 'b'],
    ])
  })

  test('another amount, another currency and a second charge', () => {
    expect(found([intent('a', 'committed')], [charge('a', 100.11)])).toEqual([['other-amount', 'a']])
    expect(found([intent('a', 'committed')], [charge('a', 100.1, 'EUR')])).toEqual([['other-amount', 'a']])
    expect(found([intent('a', 'committed')], [charge('a'), charge('a')])).toEqual([['charged-twice', 'a']])
  })

  test('a case is a line that says what to do', () => {
    const [one] = compareLedger([intent('a', 'expired')], { captures: [charge('a')], refunds: [] })
    expect(one && wordedCase(one)).toBe(
      'a, reference R-a, state expired, 100.1 TRY: charged, and the attempt ended without money: refund it',
    )
  })
})
