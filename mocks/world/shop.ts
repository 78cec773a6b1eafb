import type { Shop } from './lines/wish.ts'
import type { World } from './world.ts'

/** What the lines of a basket are priced under at this moment. */
export const shopOf = ({ catalogue, market, clock }: Pick<World, 'catalogue' | 'market' | 'clock'>): Shop => ({
  hotels: catalogue.seeds,
  market: market(),
  now: clock.now(),
})
