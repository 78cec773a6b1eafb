import { boundTransaction } from './bound.ts'
import type { BookingRecord } from './bookings.ts'
import type { PricingContext } from '../lines/line-request.ts'
import { siteOf } from '../sites.ts'
import type { SiteSeed } from '../seed/sites/site-seed.ts'
import type { World } from '../world.ts'

/** Everything that determines the prices of lines on a site now. */
export const pricingContextAt = (world: World, site: SiteSeed): PricingContext => ({
  hotels: world.catalogue.seeds,
  market: world.market(site),
  now: world.clock.now(),
})

/** Everything that determines the prices of a booking's lines now. */
export function pricingContextOf(world: World, record: BookingRecord): PricingContext {
  const id = record.booking.flightTransaction?.transactionId
  const transaction = id === undefined ? undefined : boundTransaction(world, id, record)
  return { ...pricingContextAt(world, siteOf(record.account)), ...(transaction && { transaction }) }
}
