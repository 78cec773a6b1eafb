import { repriceBasket, totalOf } from '../world/basket.ts'
import { isOpen } from '../world/booking.ts'
import type { BookingRecord } from '../world/bookings.ts'
import type { Schema } from '../world/schemas.ts'
import type { World } from '../world/world.ts'

/**
 * A booking as it is answered: priced at this moment while it can still change, as it was sold afterwards (seams of the
 * agency: every line is priced on each read).
 */
export function bookingView({ booking, state }: BookingRecord, world: World): Schema<'Booking'> {
  if (!isOpen(state)) return booking
  const products = repriceBasket(booking.products, world.catalogue.seeds, world.market())
  return { ...booking, products, totalAmount: totalOf(products) }
}
