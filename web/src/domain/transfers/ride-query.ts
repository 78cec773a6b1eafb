/** The transfer that a service stands for, and the ids of its stops. */
export type OwnRide = Readonly<Record<'id' | 'from' | 'to', string>>

/**
 * The query of the transfer list in which the ride of a service is chosen. `encodeTransfers` writes the same, but pages
 * that only link to a ride do not load it.
 */
export const rideQuery = (ride: OwnRide | undefined): string =>
  ride ? `from=${ride.from}&to=${ride.to}&ride=${ride.id}` : ''
