import type { Schemas } from '../../ports/contract.ts'
import { minorOf, type Money, moneyOf } from './money.ts'
import type { CardCharge } from './paid-in-all.ts'

/**
 * Updates the result of a booking whose deposit was charged to a card and whose remaining amount comes by bank transfer
 * (decision 26.3). `paid` becomes the total paid so far, and `payLater` the amount still due. `paidAt` is the time of
 * the card payment, so it is removed once a transfer has arrived.
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
