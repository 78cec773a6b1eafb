/** The transfer that a service is, and the ids of its stops. */
export type OwnRide = Readonly<Record<'id' | 'from' | 'to', string>>

/**
 * The query of the transfer list that shows the ride of a service, chosen. It is what `encodeTransfers` writes for
 * this search: pages that only link to a ride load no list.
 */
export const rideQuery = (ride: OwnRide | undefined): string =>
  ride ? `from=${ride.from}&to=${ride.to}&ride=${ride.id}` : ''
