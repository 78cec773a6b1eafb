import { PaymentStatus } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../ports/contract.ts'
import { minorOf, type Money, moneyOf } from './money.ts'

/** What the agency says about the payment of a booking. */
type Reported = Pick<Schemas['Completion'], 'received' | 'paymentStatus'>

/** What a card was charged for a booking, and what that left to be paid, by bank transfer. */
export interface CardCharge {
  charged: Money
  rest: Money | undefined
}

/**
 * Everything that was paid for a booking with a card: the charge, and what the agency has received beside it (decision
 * 26.3). Undefined if that is not certain: the money is in another currency, or the agency's status contradicts it.
 * `Paid` before the rest has arrived means that the agency got it in a way that it does not report; more than the rest
 * without being `Over` means that it has counted the charge as received.
 */
export function paidInAll({ charged, rest }: CardCharge, { received, paymentStatus }: Reported): Money | undefined {
  const { currency } = charged
  const isSame = [received, rest].every((money) => money === undefined || money.currency === currency)
  if (!isSame && received?.value !== 0) return undefined
  const arrived = isSame && received ? minorOf(received) : 0
  const due = rest ? minorOf(rest) : 0
  if (arrived < due && paymentStatus >= PaymentStatus.Paid) return undefined
  if (arrived > due && paymentStatus !== PaymentStatus.Over) return undefined
  return moneyOf(minorOf(charged) + arrived, currency)
}

/** Whether the agency names money that has arrived. */
export const hasMoney = ({ received }: Pick<Reported, 'received'>): boolean =>
  received !== undefined && received.value > 0

/** Everything that was paid for a booking that was held, of which `known` was known before. */
export const paidForHeld = (known: Money, { received, paymentStatus }: Reported): Money | undefined =>
  // If the agency reports a payment without its amount, nobody knows how much to pay back.
  received ?? (paymentStatus >= PaymentStatus.PartlyPaid ? undefined : known)

/**
 * The part of a refund that goes back by bank transfer: what exceeds the charge of the card. Undefined if there is
 * none, and without a card, because then all of it goes back by transfer.
 */
export function partByTransfer(refund: Money, charged: Money | undefined): Money | undefined {
  if (charged === undefined || charged.currency !== refund.currency) return undefined
  const minor = minorOf(refund) - minorOf(charged)
  return minor > 0 ? moneyOf(minor, refund.currency) : undefined
}
