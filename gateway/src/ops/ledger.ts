import type { Intent, IntentState } from '../ports/records.ts'
import { settledCharge } from '../payment/saga/saga.ts'
import { minorOf } from '../translate/money/money.ts'

/** A charge or a refund at the bank. */
export interface Movement {
  /** The token that the gateway sent with the payment: the order number at the bank. */
  token: string
  /** In units of the currency, such as 248.5. */
  amount: number
  /** Three letters, upper or lower case. */
  currency: string
}

/** The charges and refunds that the bank has booked. */
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

/** States in which the bank must have a charge. */
const PAID_STATES: ReadonlySet<IntentState> = new Set([
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

/** States of attempts that have ended without a payment. */
const UNPAID_STATES: ReadonlySet<IntentState> = new Set(['declined', 'expired', 'rejected', 'denied', 'lapsed'])

/** The result of a comparison, and the number of compared payments. */
export interface Comparison {
  cases: LedgerCase[]
  payments: number
}

/**
 * Compares the payments of the store with the bank's ledger (decision 14.5). After a backup was restored, this finds
 * the charges that were made after the backup, which the store does not know. Only card payments are compared, because
 * others are paid to a bank account. Only results for payments in the ledger are kept in memory.
 * @param since when the ledger begins, epoch milliseconds: payments that began before it need no charge in it
 */
export async function compareLedger(
  intents: AsyncIterable<Intent>,
  { captures, refunds }: Ledger,
  since = Number.NEGATIVE_INFINITY,
): Promise<Comparison> {
  const charges = Map.groupBy(captures, ({ token }) => token)
  const refundsByToken = new Map(refunds.map((refund) => [refund.token, refund]))
  const casesByToken = new Map<string, LedgerCase[]>()
  const missing: LedgerCase[] = []
  let payments = 0
  for await (const intent of intents) {
    payments++
    const ownCharges = charges.get(intent.token)
    if (ownCharges !== undefined)
      casesByToken.set(intent.token, chargeCases(intent.token, ownCharges, intent, refundsByToken))
    else if (isPaidByCard(intent) && intent.startedAt >= since) missing.push(caseOf('missing-charge', intent))
  }
  const casesInLedgerOrder = [...charges].flatMap(
    ([token, ownCharges]) => casesByToken.get(token) ?? chargeCases(token, ownCharges, undefined, refundsByToken),
  )
  return { cases: [...casesInLedgerOrder, ...missing], payments }
}

const isPaidByCard = (intent: Intent) =>
  intent.quote.method === 'creditcard' && (PAID_STATES.has(intent.state) || settledCharge(intent) !== undefined)

/** The differences about the charges of one token. `intent` is undefined if the store does not know the payment. */
function chargeCases(
  token: string,
  charges: readonly Movement[],
  intent: Intent | undefined,
  refundsByToken: ReadonlyMap<string, Movement>,
): LedgerCase[] {
  const [first] = charges
  if (first === undefined) return []
  const { amount, currency } = first
  const chargedAmount = { charged: { amount, currency } }
  const refund = refundsByToken.get(token)
  const cases: LedgerCase[] = []
  if (charges.length > 1) cases.push({ difference: 'charged-twice', token, ...chargedAmount })
  if (intent === undefined) {
    // An unknown charge that was refunded needs no decision.
    if (refund === undefined) cases.push({ difference: 'unknown-charge', token, ...chargedAmount })
    return cases
  }
  const { total } = intent.quote.installment
  const isAcceptedAmount =
    total.currency === currency.toLowerCase() && minorOf(total) === minorOf({ ...total, value: amount })
  if (!isAcceptedAmount) cases.push({ ...caseOf('other-amount', intent), ...chargedAmount })
  // The booking's cancellation has settled the charge. A transfer that came later is not in this ledger.
  if (settledCharge(intent)) return cases
  if (UNPAID_STATES.has(intent.state) && refund === undefined)
    cases.push({ ...caseOf('unpaid-charge', intent), ...chargedAmount })
  if (intent.state === 'refunded' && refund === undefined)
    cases.push({ ...caseOf('missing-refund', intent), ...chargedAmount })
  return cases
}

const caseOf = (difference: LedgerDifference, { token, reference, state }: Intent): LedgerCase => ({
  difference,
  token,
  reference,
  state,
})
