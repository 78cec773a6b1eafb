import type { Scenario } from './scenario.ts'

export const PRICE_CHANGED: Scenario = {
  name: 'price-changed',
  changes: 'All prices are 10 % higher from the moment it is switched on, including those in baskets.',
  see: 'Lists show the new prices. Basket and payment show the old and the new price, which you accept or decline.',
  priceFactor: 1100,
}
