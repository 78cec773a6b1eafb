import SEEDS from '../../../seed/services/caravans.json' with { type: 'json' }
import { money } from '../../basics/money.ts'
import type { PlaceId } from '../places.ts'
import { handOverAt } from './desks.ts'
import { KINDS, type Items } from './kinds.ts'
import type { ServiceSeed } from './service-seed.ts'
import { textsOf } from './localized-service.ts'
import { variantsOf } from './variants.ts'
import { seedsOf } from '../seed-data.ts'
import { itemsOf } from './words.ts'

interface CaravanFacts extends Partial<Items> {
  readonly id: string
  readonly place: PlaceId
  readonly base: number
  readonly berths: number
  readonly seats: number
  readonly licence: 'B' | 'BE' | 'C1'
  readonly gearbox?: 'manual' | 'automatic'
  readonly kilometresPerDay?: number
  /** Lira. */
  readonly deposit: number
  readonly rating: readonly [number, number]
}

const { variants, ...KIND } = KINDS.caravan
const [WITH_DEPOSIT, ...WITHOUT] = variants

function caravan(seed: CaravanFacts): ServiceSeed {
  const { id, place, base, rating, deposit, included = KIND.included, excluded = KIND.excluded, ...facts } = seed
  return {
    ...KIND,
    id,
    ...textsOf(id),
    place,
    rating,
    base,
    variants: variantsOf([{ ...WITH_DEPOSIT, deposit }, ...WITHOUT]),
    capacity: facts.berths,
    included: itemsOf(included),
    excluded: itemsOf(excluded),
    facts: { kind: 'caravan', ...facts, ...handOverAt(place, 'yard'), deposit: money(deposit * 100) },
  }
}

/** Campers and trailers of the agency. */
export const CARAVANS: readonly ServiceSeed[] = seedsOf<readonly CaravanFacts[]>(SEEDS).map(caravan)
