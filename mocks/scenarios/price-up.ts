import type { Scenario } from './scenario.ts'

export const PRICE_UP: Scenario = {
  name: 'price-up',
  changes: 'All prices are 3 % higher from the moment it is switched on, those of baskets included.',
  see: 'Basket and payment show the old price and the new one, to accept or decline; a flight offers to go back to the list.',
  raise: 1030,
}
