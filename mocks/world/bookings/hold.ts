import { Availability } from '@rota/openapi/agency/enums'
import { isOnRequest } from './answer-requests.ts'
import { repriceBasket } from './basket.ts'
import { moveBooking } from './booking.ts'
import type { BookingRecord } from './bookings.ts'
import { priceBasket } from './promotion.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import { pricingContextOf } from './pricing-context.ts'
import { siteOf } from '../sites.ts'
import type { World } from '../world.ts'

/** How a booking that is not paid now will be paid. */
interface Terms {
  readonly method: 'transfer' | 'later'
  readonly term: Schema<'PaymentTerm'>
}

/**
 * Holds a basket unpaid, at current prices. Throws the refusals `sold-out`, and `wrong-step` for an empty basket, one
 * that is already held or paid, a payment method that this agency does not offer, and lines that cannot be held. A
 * basket with an on-request line becomes a request, and its only method is `later` (decision 24.1).
 */
export function hold(record: BookingRecord, { method, term }: Terms, world: World): void {
  const context = pricingContextOf(world, record)
  const products = repriceBasket(record.booking.products, context)
  const isRequest = isOnRequest(products)
  const { methods } = siteOf(record.account).site.options.payment
  const isOffered = isRequest ? method === 'later' : methods.includes(method)
  const fitsTerm = (method === 'later') === (term === 'later')
  if (!isOffered || !fitsTerm) {
    throw new Refusal('wrong-step', 'This way of paying is not taken.')
  }
  if (products.length === 0) throw new Refusal('wrong-step', 'The basket is empty.')
  if (products.some(({ availability }) => availability === Availability.NotAvailable)) {
    throw new Refusal('sold-out', 'A line is not available any more.')
  }
  if (!isRequest && products.some(({ optionDate }) => optionDate === undefined)) {
    throw new Refusal('wrong-step', 'A line cannot be held without being paid.')
  }
  // A declined card keeps the basket (decision 25.1), so the visitor may hold it instead.
  if (record.state === 'failed') record.state = moveBooking(record.state, 'priced')
  record.state = moveBooking(record.state, 'held')
  Object.assign(record.booking, {
    products,
    ...priceBasket(products, record.booking.promotion?.code, context.market.today),
  })
}
