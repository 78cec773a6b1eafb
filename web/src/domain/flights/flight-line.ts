import type { Party } from '../people/party.ts'
import type { Trips } from './flight-choice.ts'

/** A line of the basket as it is asked for: one direction under its offer. */
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

/** Any key: the basket gives a line its own when it is added (domain/cart). */
const NEW = 'new'

/**
 * The lines of a trip: "each with its offer", both ids of a pair under one key. They carry no price: of a package only the sum of
 * both is known, and the transaction tells how it is divided.
 */
export function flightLines({ legs }: Pick<Trips, 'legs'>, pax: Party): FlightLine[] {
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
