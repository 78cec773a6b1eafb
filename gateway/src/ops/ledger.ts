import type { Intent, IntentState } from '../ports/records.ts'
import { settledCharge } from '../payment/saga/saga.ts'
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

/** What a comparison has found, and how many payments it has looked at. */
export interface Comparison {
  cases: LedgerCase[]
  payments: number
}

/**
 * Compares the payments of the store with the bank's ledger (decision 14.5). After a restored backup, charges that the
 * store does not know were made after the backup. Only card payments are compared, because the others arrive at a bank
 * account. Only payments that the ledger has are kept in memory.
 * @param since when the ledger begins, epoch milliseconds: payments that began before it need no charge in it
 */
export async function compareLedger(
  intents: AsyncIterable<Intent>,
  { captures, refunds }: Ledger,
  since = Number.NEGATIVE_INFINITY,
): Promise<Comparison> {
  const charges = Map.groupBy(captures, ({ token }) => token)
  const returned = new Map(refunds.map((refund) => [refund.token, refund]))
  const charged = new Map<string, LedgerCase[]>()
  const missing: LedgerCase[] = []
  let payments = 0
  for await (const intent of intents) {
    payments++
    const list = charges.get(intent.token)
    if (list !== undefined) charged.set(intent.token, chargeCases(intent.token, list, intent, returned))
    else if (isPaidByCard(intent) && intent.startedAt >= since) missing.push(caseOf('missing-charge', intent))
  }
  const inOrder = [...charges].flatMap(
    ([token, list]) => charged.get(token) ?? chargeCases(token, list, undefined, returned),
  )
  return { cases: [...inOrder, ...missing], payments }
}

const isPaidByCard = (intent: Intent) =>
  intent.quote.method === 'creditcard' && (PAID.has(intent.state) || settledCharge(intent) !== undefined)

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
  // An unknown charge that was refunded needs no decision.
  if (intent === undefined)
    return refund === undefined ? [...cases, { difference: 'unknown-charge', token, ...sum }] : cases
  const { total } = intent.quote.installment
  const isSame = total.currency === currency.toLowerCase() && minorOf(total) === minorOf({ ...total, value: amount })
  if (!isSame) cases.push({ ...caseOf('other-amount', intent), ...sum })
  // The booking's cancellation has settled the charge. A transfer that came later is not in this ledger.
  if (settledCharge(intent)) return cases
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
