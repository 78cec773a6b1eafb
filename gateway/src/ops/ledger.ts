import type { Intent, IntentState } from '../ports/records.ts'
import { minorOf } from '../translate/money/money.ts'

/** A movement of money at the bank. */
export interface Movement {
  /** The token that the gateway sent with the payment: the order number at the bank. */
  token: string
  /** In units of the currency, such as 248.5. */
  amount: number
  /** Three letters, upper or lower case. */
  currency: string
}

/** What the bank has booked. */
export interface Ledger {
  captures: readonly Movement[]
  refunds: readonly Movement[]
}

/** Why a person has to look at a payment. */
export type LedgerDifference =
  | 'unknown-charge'
  | 'charged-twice'
  | 'unpaid-charge'
  | 'missing-charge'
  | 'other-amount'
  | 'missing-refund'

/** A payment about which store and bank disagree. */
export interface LedgerCase {
  difference: LedgerDifference
  token: string
  /** The visitor's reference, if the store knows the payment. */
  reference?: string
  state?: IntentState
  charged?: Pick<Movement, 'amount' | 'currency'>
}

/** States after which the money must be at the bank. */
const PAID: ReadonlySet<IntentState> = new Set([
  'paid',
  'ticketing',
  'unticketed',
  'pushing',
  'unpushed',
  'committing',
  'committed',
  'pending',
  'awaited',
  'refund-task',
])

/** States that have ended without money. */
const UNPAID: ReadonlySet<IntentState> = new Set(['declined', 'expired', 'rejected', 'denied', 'lapsed'])

/**
 * Compares the payments of the store with the bank's ledger (decision 14.5). After a restored backup, charges that the
 * store does not know were made after the backup. Only payments by card are compared: the others arrive at a bank account.
 */
export function compareLedger(intents: readonly Intent[], { captures, refunds }: Ledger): LedgerCase[] {
  const byToken = new Map(intents.map((intent) => [intent.token, intent]))
  const charges = Map.groupBy(captures, ({ token }) => token)
  const returned = new Map(refunds.map((refund) => [refund.token, refund]))
  const charged = [...charges].flatMap(([token, list]) => chargeCases(token, list, byToken.get(token), returned))
  const missing = intents
    .filter(({ token, state, quote }) => quote.method === 'creditcard' && PAID.has(state) && !charges.has(token))
    .map((intent) => caseOf('missing-charge', intent))
  return [...charged, ...missing]
}

function chargeCases(
  token: string,
  list: readonly Movement[],
  intent: Intent | undefined,
  returned: ReadonlyMap<string, Movement>,
): LedgerCase[] {
  const [first] = list
  if (first === undefined) return []
  const { amount, currency } = first
  const sum = { charged: { amount, currency } }
  const refund = returned.get(token)
  const cases: LedgerCase[] = []
  if (list.length > 1) cases.push({ difference: 'charged-twice', token, ...sum })
  // A charge that is back with its cardholder concerns nobody.
  if (intent === undefined)
    return refund === undefined ? [...cases, { difference: 'unknown-charge', token, ...sum }] : cases
  const { total } = intent.quote.installment
  const isSame = total.currency === currency.toLowerCase() && minorOf(total) === minorOf({ ...total, value: amount })
  if (!isSame) cases.push({ ...caseOf('other-amount', intent), ...sum })
  if (UNPAID.has(intent.state) && refund === undefined) cases.push({ ...caseOf('unpaid-charge', intent), ...sum })
  if (intent.state === 'refunded' && refund === undefined) cases.push({ ...caseOf('missing-refund', intent), ...sum })
  return cases
}

const caseOf = (difference: LedgerDifference, { token, reference, state }: Intent): LedgerCase => ({
  difference,
  token,
  reference,
  state,
})
