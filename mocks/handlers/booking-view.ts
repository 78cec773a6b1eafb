import { repriceBasket } from '../world/bookings/basket.ts'
import { isOpen } from '../world/bookings/booking.ts'
import type { BookingRecord } from '../world/bookings/bookings.ts'
import { priceBasket } from '../world/bookings/promotion.ts'
import type { Schema } from '../world/basics/schemas.ts'
import { shopOf } from '../world/bookings/shop.ts'
import type { World } from '../world/world.ts'

/**
 * A booking as the agency answers it: every line priced at this moment while the basket can still change, and as it was
 * sold afterwards.
 */
export function bookingView(record: BookingRecord, world: World): Schema<'Booking'> {
  const { booking, state } = record
  if (!isOpen(state)) return shownOf(record, world)
  const shop = shopOf(world, record)
  const products = repriceBasket(booking.products, shop)
  return { ...booking, products, ...priceBasket(products, booking.promotion?.code, shop.market.today) }
}

/** What is booked, unless the agency does not show that yet. */
function shownOf({ booking, shownFrom = 0 }: BookingRecord, { clock }: World): Schema<'Booking'> {
  if (clock.now() >= shownFrom) return booking
  const { completion: _notYet, ...rest } = booking
  return rest
}
