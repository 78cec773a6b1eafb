/** Codes of BaggageType. */
const TYPES = { checked: 1, hand: 2 } as const

const UNITS = ['kg', 'lb', 'piece'] as const

/** An allowance: the number of pieces, and the weight of each if given. */
export type Bag = { unit: (typeof UNITS)[number]; weight: number; pieces: number }

/** An allowance for one type of passengers, in the form of the contract. */
export type Allowance = { type: 1 | 2; unit: 0 | 1 | 2; weight?: number; piece?: number }

/** The smallest allowance of any passenger, because one text applies to the whole party. */
export function bagOf(baggage: readonly Allowance[], type: keyof typeof TYPES): Bag | undefined {
  const bags = baggage
    .filter((bag) => bag.type === TYPES[type])
    .map(({ unit, weight = 0, piece = 0 }): Bag => ({ unit: UNITS[unit], weight, pieces: piece }))
    .filter(({ weight, pieces }) => weight + pieces > 0)
  return bags.toSorted((a, b) => a.pieces - b.pieces || a.weight - b.weight)[0]
}
