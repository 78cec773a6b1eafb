import { tripOf } from '../../../domain/flights/flight-choice.ts'
import type { Amount } from '../../../domain/money/amounts.ts'
import type { ChosenState, Open } from '../chosen/chosen-state.ts'

/**
 * The total beside each fare is that of the whole trip (decision 43.2). Beside the fares of the departure it includes
 * the chosen return, once there is one; a fare that is not sold with that return keeps its lowest total.
 */
export function fareTotals({ flight, offers, totals }: Open, trip: ChosenState['trip']): Amount[] {
  const [out, home] = trip?.legs ?? []
  if (out?.chosen.flight !== flight) return totals
  return offers.flatMap((offer, at) => tripOf('round', { flight, offer }, home?.chosen)?.total ?? totals[at] ?? [])
}
