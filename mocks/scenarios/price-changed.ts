import type { Scenario } from './scenario.ts'

export const PRICE_CHANGED: Scenario = {
  name: 'price-changed',
  changes: 'All prices are 10 % higher from the moment it is switched on, those of baskets included.',
  see: 'Lists show the new prices; basket and payment show the old price and the new one, to accept or decline.',
  raise: 1100,
}
