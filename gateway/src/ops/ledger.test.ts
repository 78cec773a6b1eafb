import { describe, expect, test } from 'vitest'
import type { Intent, IntentState } from '../ports/records.ts'
import { compareLedger, type LedgerDifference, type Movement } from './ledger.ts'
import { caseLine } from './ledger-words.ts'

/** The parts of a payment that are compared. */
const intent = (token: string, state: IntentState, method = 'creditcard', startedAt = 0) =>
  ({
    token,
    state,
    startedAt,
    reference: `R-${token}`,
    quote: { method, installment: { num: 1, total: { value: 100.1, currency: 'try' } } },
  }) as unknown as Intent

const charge = (token: string, amount = 100.1, currency = 'TRY'): Movement => ({ token, amount, currency })

async function* each(intents: readonly Intent[]): AsyncGenerator<Intent> {
  yield* intents
}

async function found(
  intents: Intent[],
  captures: Movement[],
  refunds: Movement[] = [],
  since?: number,
): Promise<[LedgerDifference, string][]> {
  const { cases, payments } = await compareLedger(each(intents), { captures, refunds }, since)
  expect(payments).toBe(intents.length)
  return cases.map(({ difference, token }) => [difference, token])
}

describe('compareLedger', () => {
  test('store and bank agree', async () => {
    const intents = [
      intent('a', 'committed'),
      intent('b', 'declined'),
      intent('c', 'handed-off'),
      intent('d', 'refunded'),
    ]
    expect(await found(intents, [charge('a'), charge('d')], [charge('d')])).toEqual([])
  })

  test('a payment that is on its way agrees with and without a charge', async () => {
    expect(await found([intent('a', 'handed-off')], [charge('a')])).toEqual([])
    expect(await found([intent('a', 'started')], [])).toEqual([])
  })

  test('a charge that the store does not know, unless it is back with its cardholder', async () => {
    expect(await found([], [charge('a'), charge('b')], [charge('b')])).toEqual([['unknown-charge', 'a']])
  })

  test.each([
    ['lapsed', {}],
    ['refund-task', { arrived: { value: 50, currency: 'try' } }],
    ['refunded', { arrived: { value: 50, currency: 'try' } }],
  ] as const)('the deposit of a booking that was cancelled is a charge, refunded or not: %s', async (state, facts) => {
    const deposit = { ...intent('a', state), ...facts }
    expect(await found([deposit], [charge('a')])).toEqual([])
    expect(await found([deposit], [charge('a')], [charge('a')])).toEqual([])
    expect(await found([deposit], [])).toEqual([['missing-charge', 'a']])
  })

  test.each(['paid', 'committed', 'pending', 'refund-task', 'awaited'] as const)(
    '%s without a charge',
    async (state) => {
      expect(await found([intent('a', state)], [])).toEqual([['missing-charge', 'a']])
      expect(await found([intent('a', state, 'banktransfer')], [])).toEqual([])
    },
  )

  test('an attempt that ended without money, and a refund that the bank does not have', async () => {
    expect(await found([intent('a', 'expired'), intent('b', 'refunded')], [charge('a'), charge('b')])).toEqual([
      ['unpaid-charge', 'a'],
      ['missing-refund', 'b'],
    ])
  })

  test('another amount, another currency and a second charge', async () => {
    expect(await found([intent('a', 'committed')], [charge('a', 100.11)])).toEqual([['other-amount', 'a']])
    expect(await found([intent('a', 'committed')], [charge('a', 100.1, 'EUR')])).toEqual([['other-amount', 'a']])
    expect(await found([intent('a', 'committed')], [charge('a'), charge('a')])).toEqual([['charged-twice', 'a']])
  })

  test('before the ledger begins, a payment needs no charge in it, and a charge is compared all the same', async () => {
    const [old, late] = [intent('a', 'committed', 'creditcard', 999), intent('b', 'committed', 'creditcard', 1000)]
    expect(await found([old, late], [], [], 1000)).toEqual([['missing-charge', 'b']])
    expect(await found([old, late], [charge('a', 1), charge('b')], [], 1000)).toEqual([['other-amount', 'a']])
  })

  test('a case is a line that says what to do', async () => {
    const booked = { captures: [charge('a')], refunds: [] }
    const [one] = (await compareLedger(each([intent('a', 'expired')]), booked)).cases
    expect(one && caseLine(one)).toBe(
      'a, reference R-a, state expired, 100.1 TRY: charged, and the attempt ended without money: refund it',
    )
  })
})
