import type { Scenario } from './scenario.ts'

export const PRICE_UP: Scenario = {
  name: 'price-up',
  changes: 'All prices are 3 % higher from the moment it is switched on, including those in baskets.',
  see: 'Basket and payment show the old and the new price, which you accept or decline. For a flight, they also offer to go back to the list.',
  priceFactor: 1030,
}
