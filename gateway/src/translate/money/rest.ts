import type { Schemas } from '../../ports/contract.ts'
import { minorOf, type Money, moneyOf } from './money.ts'
import type { CardCharge } from './paid-in-all.ts'

/**
 * A result that says what was paid in all of a deposit by card and its rest, and what is still to be paid (decision
 * 26.3). If money came by transfer, `paidAt` is left out, because it is the day of the card payment.
 */
export function withRest(
  { payLater: _payLater, payLaterBy, paidAt, ...result }: Schemas['BookingResult'],
  { charged, rest }: CardCharge,
  paid: Money,
): Schemas['BookingResult'] {
  const arrived = minorOf(paid) - minorOf(charged)
  const due = rest ? Math.max(0, minorOf(rest) - arrived) : 0
  return {
    ...result,
    paid,
    ...(arrived > 0 || paidAt === undefined ? {} : { paidAt }),
    ...(due === 0 || rest === undefined ? {} : { payLater: moneyOf(due, rest.currency) }),
    ...(due === 0 || payLaterBy === undefined ? {} : { payLaterBy }),
  }
}
