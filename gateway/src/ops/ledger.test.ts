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

async function* eachOf(intents: readonly Intent[]): AsyncGenerator<Intent> {
  yield* intents
}

async function differences(
  intents: Intent[],
  captures: Movement[],
  refunds: Movement[] = [],
  since?: number,
): Promise<[LedgerDifference, string][]> {
  const { cases, payments } = await compareLedger(eachOf(intents), { captures, refunds }, since)
  expect(payments).toBe(intents.length)
  return cases.map(({ difference, token }) => [difference, token])
}

describe('compareLedger', () => {
  test('finds nothing if store and bank agree', async () => {
    const intents = [
      intent('a', 'committed'),
      intent('b', 'declined'),
      intent('c', 'handed-off'),
      intent('d', 'refunded'),
    ]
    expect(await differences(intents, [charge('a'), charge('d')], [charge('d')])).toEqual([])
  })

  test('accepts a running payment with and without a charge', async () => {
    expect(await differences([intent('a', 'handed-off')], [charge('a')])).toEqual([])
    expect(await differences([intent('a', 'started')], [])).toEqual([])
  })

  test('finds a charge that the store does not know, unless it was refunded', async () => {
    expect(await differences([], [charge('a'), charge('b')], [charge('b')])).toEqual([['unknown-charge', 'a']])
  })

  test.each([
    ['lapsed', {}],
    ['refund-task', { arrived: { value: 50, currency: 'try' } }],
    ['refunded', { arrived: { value: 50, currency: 'try' } }],
  ] as const)('expects the deposit of a cancelled booking as a charge, refunded or not: %s', async (state, facts) => {
    const deposit = { ...intent('a', state), ...facts }
    expect(await differences([deposit], [charge('a')])).toEqual([])
    expect(await differences([deposit], [charge('a')], [charge('a')])).toEqual([])
    expect(await differences([deposit], [])).toEqual([['missing-charge', 'a']])
  })

  test.each(['paid', 'committed', 'pending', 'refund-task', 'awaited'] as const)(
    'finds the missing charge of a card payment in state %s',
    async (state) => {
      expect(await differences([intent('a', state)], [])).toEqual([['missing-charge', 'a']])
      expect(await differences([intent('a', state, 'banktransfer')], [])).toEqual([])
    },
  )

  test('finds a charge of an attempt that ended unpaid, and a refund that the bank does not have', async () => {
    expect(await differences([intent('a', 'expired'), intent('b', 'refunded')], [charge('a'), charge('b')])).toEqual([
      ['unpaid-charge', 'a'],
      ['missing-refund', 'b'],
    ])
  })

  test('finds another amount, another currency and a second charge', async () => {
    expect(await differences([intent('a', 'committed')], [charge('a', 100.11)])).toEqual([['other-amount', 'a']])
    expect(await differences([intent('a', 'committed')], [charge('a', 100.1, 'EUR')])).toEqual([['other-amount', 'a']])
    expect(await differences([intent('a', 'committed')], [charge('a'), charge('a')])).toEqual([['charged-twice', 'a']])
  })

  test('needs no charge for a payment from before the ledger begins, but compares one that is there', async () => {
    const [old, late] = [intent('a', 'committed', 'creditcard', 999), intent('b', 'committed', 'creditcard', 1000)]
    expect(await differences([old, late], [], [], 1000)).toEqual([['missing-charge', 'b']])
    expect(await differences([old, late], [charge('a', 1), charge('b')], [], 1000)).toEqual([['other-amount', 'a']])
  })

  test('writes a case as a line that says what to do', async () => {
    const ledger = { captures: [charge('a')], refunds: [] }
    const [first] = (await compareLedger(eachOf([intent('a', 'expired')]), ledger)).cases
    expect(first && caseLine(first)).toBe(
      'a, reference R-a, state expired, 100.1 TRY: charged, and the attempt ended without money: refund it',
    )
  })
})
