import SETS from '../../seed/tours/sets.json' with { type: 'json' }
import SEEDS from '../../seed/tours/tours.json' with { type: 'json' }
import { localized } from './localized.ts'
import type { TourSeed } from './tours/tour-seed.ts'
import type { IncludedId } from './tours/words.ts'
import { seedsOf } from './seed-data.ts'

type SetId = keyof typeof SETS

/** Lists of included items can be named sets, because nearly all tours share a few. */
type TourFacts = Omit<TourSeed, 'name' | 'included' | 'excluded'> & {
  readonly included: SetId | readonly IncludedId[]
  readonly excluded: SetId | readonly IncludedId[]
}

const NAMES = localized<Record<string, string>>('tours')

const listOf = (set: SetId | readonly IncludedId[]): readonly IncludedId[] =>
  typeof set === 'string' ? seedsOf<readonly IncludedId[]>(SETS[set]) : set

/** All tours of the agency, in its recommended order. */
export const TOURS: readonly TourSeed[] = seedsOf<readonly TourFacts[]>(SEEDS).map((tour) => {
  const name = NAMES[tour.id]
  return { ...tour, ...(name && { name }), included: listOf(tour.included), excluded: listOf(tour.excluded) }
})
