import { ReservationStatus } from '@rota/openapi/agency/enums'
import type { AnswerOf } from '../../../ports/contract.ts'
import { Problem } from '../../../ports/problem.ts'
import type { Wire } from '../../../ports/provider.ts'
import { enumValueOf } from '../enums.ts'
import { withoutUndefined } from '../present.ts'
import { priceOf } from '../price.ts'
import type { Conversion } from '../conversion.ts'

/**
 * The cheapest allowed cancellation reason. Throws 409 `wrong-step` if the reservation cannot be cancelled
 * (decision 17.11).
 */
export function cheapestOf({ cancelPenalties }: Wire['PenaltyBody']): Wire['CancelPenalty'] {
  const [cheapest] = cancelPenalties
    .filter(({ isCancelable }) => isCancelable !== false)
    .toSorted((a, b) => a.price.amount - b.price.amount)
  if (cheapest === undefined) throw new Problem('wrong-step', { outcome: 'not-sent' })
  return cheapest
}

/** The result of a cancelled reservation: its new state and the penalty. */
export function toCancelResult(
  reservationNumber: string,
  { price }: Wire['CancelPenalty'],
  { reservationStatus }: Wire['CancelBody'],
  { markup }: Conversion,
): AnswerOf<'reservationCancel'> {
  const defaultStatus = price.amount > 0 ? ReservationStatus.CancelX : ReservationStatus.Cancel
  const status = enumValueOf(ReservationStatus, reservationStatus) ?? defaultStatus
  return { items: withoutUndefined({ reservationNumber, reservationStatus: status, penalty: priceOf(price, markup) }) }
}
