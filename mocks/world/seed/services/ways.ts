import type { WaySeed } from './service-seed.ts'
import { WORDS, type WayId } from './words.ts'

/** A variant as in the seed file: its name is found by its id. */
export interface WayFacts extends Omit<WaySeed, 'id' | 'name'> {
  readonly id: WayId
}

const named = (way: WayFacts): WaySeed => ({ ...way, name: WORDS.ways[way.id] })

/** Variants with their names. */
export const waysOf = ([first, ...others]: readonly [WayFacts, ...WayFacts[]]): readonly [WaySeed, ...WaySeed[]] => [
  named(first),
  ...others.map(named),
]
