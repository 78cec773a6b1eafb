import { boundTransaction } from './bound.ts'
import type { BookingRecord } from './bookings.ts'
import type { Shop } from './lines/wish.ts'
import type { World } from './world.ts'

/** What the lines of a booking are priced under at this moment. */
export function shopOf(world: World, record?: BookingRecord): Shop {
  const id = record?.booking.flightTransaction?.transactionId
  return {
    hotels: world.catalogue.seeds,
    market: world.market(),
    now: world.clock.now(),
    ...(record && id !== undefined && { transaction: boundTransaction(world, id, record.id) }),
  }
}
