import type { Party } from '../people/party.ts'
import type { ChosenTrip } from './flight-choice.ts'

/** The input of a basket line: one direction with its offer. */
export type FlightLine = {
  key: string
  type: 'flight'
  stype: 'flight'
  id: string
  pax: Party
  route: 1 | 2
  offerId: string
  count: 1
}

/** A placeholder: the basket assigns the real key when the line is added (domain/cart). */
const NEW = 'new'

/**
 * The lines of a trip: "each with its offer", both ids of a pair from the same group key. They have no price: for a
 * package only the total of both is known, and the transaction returns how it is divided.
 */
export function flightLines({ legs }: Pick<ChosenTrip, 'legs'>, pax: Party): FlightLine[] {
  return legs.map(({ chosen, route, offerId }) => ({
    key: NEW,
    type: 'flight',
    stype: 'flight',
    id: chosen.flight.id,
    pax,
    route,
    offerId,
    count: 1,
  }))
}
