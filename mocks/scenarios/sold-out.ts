import type { Scenario } from './scenario.ts'

export const SOLD_OUT: Scenario = {
  name: 'sold-out',
  changes:
    'No hotel has a room on any date. Lines that are in a basket already are not available any more. Offers of the provider are sold out.',
  see: 'Hotels are listed as not available, rooms cannot be added, the basket marks its lines.',
  soldOut: true,
}
