import type { Scenario } from './scenario.ts'

export const SOLD_OUT_AT_ADD: Scenario = {
  name: 'sold-out-at-add',
  changes:
    'Lists show what is free, but somebody else takes it first: nothing new can be put into a basket. What is in one stays.',
  see: 'Rooms, flights and tours look free; adding one says that it is sold out, and the basket is as before.',
  soldOutAtAdd: true,
}
