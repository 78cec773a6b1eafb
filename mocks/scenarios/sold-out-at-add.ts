import type { Scenario } from './scenario.ts'

export const SOLD_OUT_AT_ADD: Scenario = {
  name: 'sold-out-at-add',
  changes:
    'Lists show rooms and seats as available, but nothing new can be put into a basket, as if somebody else had taken it first. Lines already in a basket stay.',
  see: 'Rooms, flights and tours look available; adding one says that it is sold out, and the basket stays as it was.',
  soldOutAtAdd: true,
}
