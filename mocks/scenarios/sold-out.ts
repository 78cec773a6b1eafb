import type { Scenario } from './scenario.ts'

export const SOLD_OUT: Scenario = {
  name: 'sold-out',
  changes:
    'No hotel has a room on any date. Lines already in a basket are no longer available. Offers of the provider are sold out.',
  see: 'Hotels are listed as not available, rooms cannot be added, and the basket marks its lines as not available.',
  soldOut: true,
}
