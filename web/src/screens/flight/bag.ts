import type { Schema } from '../../api/operations.ts'

/** The numbers of BaggageType. */
const TYPES = { checked: 1, hand: 2 } as const

const UNITS = ['kg', 'lb', 'piece'] as const

/** How much may be taken along: pieces, each up to a weight where one is given. */
export type Bag = { unit: (typeof UNITS)[number]; weight: number; pieces: number }

/** The allowance that holds for whoever has the least of it, because it is said of the whole party. */
export function bagOf({ baggage }: Pick<Schema<'FlightOffer'>, 'baggage'>, type: keyof typeof TYPES): Bag | undefined {
  const bags = baggage
    .filter((bag) => bag.type === TYPES[type])
    .map(({ unit, weight = 0, piece = 0 }): Bag => ({ unit: UNITS[unit], weight, pieces: piece }))
    .filter(({ weight, pieces }) => weight + pieces > 0)
  return bags.toSorted((a, b) => a.pieces - b.pieces || a.weight - b.weight)[0]
}
