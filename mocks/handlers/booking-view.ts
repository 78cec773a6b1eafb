import { repriceBasket } from '../world/bookings/basket.ts'
import { isOpen } from '../world/bookings/booking.ts'
import type { BookingRecord } from '../world/bookings/bookings.ts'
import { priceBasket } from '../world/bookings/promotion.ts'
import type { Schema } from '../world/basics/schemas.ts'
import { pricingContextOf } from '../world/bookings/pricing-context.ts'
import type { World } from '../world/world.ts'

/**
 * A booking in the format of responses. While the basket is open, every line is
 * priced now; afterwards prices are as sold.
 */
export function bookingView(record: BookingRecord, world: World): Schema<'Booking'> {
  const { booking, state } = record
  if (!isOpen(state)) return visibleBooking(record, world)
  const context = pricingContextOf(world, record)
  const products = repriceBasket(booking.products, context)
  return { ...booking, products, ...priceBasket(products, booking.promotion?.code, context.market.today) }
}

/** The booking, without its completion until the time at which the agency shows it. */
function visibleBooking({ booking, shownFrom = 0 }: BookingRecord, { clock }: World): Schema<'Booking'> {
  if (clock.now() >= shownFrom) return booking
  const { completion: _hidden, ...visible } = booking
  return visible
}
