import { PaymentStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import { minorOf, type Money, moneyOf } from './money.ts'

/** What the agency says about the payment of a booking. */
type Reported = Pick<Schemas['Completion'], 'received' | 'paymentStatus'>

/** The card payment of a booking. */
export interface CardCharge {
  charged: Money
  /** The amount still to be paid by bank transfer; undefined if the card paid everything. */
  rest: Money | undefined
}

/**
 * The total paid for a booking with a card payment: the charge plus the bank transfers that the agency has received
 * (decision 26.3). Undefined if the total is not certain: the money is in another currency, or the agency's status
 * contradicts the amounts. `Paid` before the remaining amount has arrived means that the agency got money that it does
 * not report. More than the remaining amount without the status `Over` means that `received` includes the charge.
 */
export function paidInAll({ charged, rest }: CardCharge, { received, paymentStatus }: Reported): Money | undefined {
  const { currency } = charged
  const isSameCurrency = [received, rest].every((money) => money === undefined || money.currency === currency)
  if (!isSameCurrency && received?.value !== 0) return undefined
  const arrived = isSameCurrency && received ? minorOf(received) : 0
  const due = rest ? minorOf(rest) : 0
  if (arrived < due && paymentStatus >= PaymentStatus.Paid) return undefined
  if (arrived > due && paymentStatus !== PaymentStatus.Over) return undefined
  return moneyOf(minorOf(charged) + arrived, currency)
}

/** Whether the agency reports an amount that it has received. */
export const hasMoney = ({ received }: Pick<Reported, 'received'>): boolean =>
  received !== undefined && received.value > 0

/**
 * The total paid for a booking that was held unpaid: what the agency reports as received, or else `recorded`. Undefined
 * if the amount is not known.
 */
export const paidForHeld = (recorded: Money, { received, paymentStatus }: Reported): Money | undefined =>
  // A payment without an amount leaves unknown how much to pay back.
  received ?? (paymentStatus >= PaymentStatus.PartlyPaid ? undefined : recorded)

/**
 * The part of a refund that goes back by bank transfer: what exceeds the charge of the card. Undefined if there is
 * none, and without a card, because then all of it goes back by transfer.
 */
export function partByTransfer(refund: Money, charged: Money | undefined): Money | undefined {
  if (charged === undefined || charged.currency !== refund.currency) return undefined
  const minor = minorOf(refund) - minorOf(charged)
  return minor > 0 ? moneyOf(minor, refund.currency) : undefined
}
