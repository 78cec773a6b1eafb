import SEEDS from '../../../seed/services/gulets.json' with { type: 'json' }
import { text } from '../../basics/texts.ts'
import { KINDS } from './kinds.ts'
import type { ServiceSeed } from './service-seed.ts'
import { textsOf } from './localized-service.ts'
import { variantsOf, type VariantFacts } from './variants.ts'
import { seedsOf } from '../seed-data.ts'
import { itemsOf, WORDS } from './words.ts'

type Gulet = Extract<ServiceSeed, { facts: { kind: 'gulet' } }>

interface GuletFacts extends Omit<
  Gulet,
  'name' | 'headline' | 'description' | 'included' | 'excluded' | 'variants' | 'facts'
> {
  readonly variants: readonly [VariantFacts, ...VariantFacts[]]
  readonly facts: Omit<Gulet['facts'], 'kind' | 'route'> & { readonly route: readonly (keyof typeof WORDS.harbours)[] }
}

const gulet = ({ variants, facts, ...seed }: GuletFacts): ServiceSeed => ({
  ...seed,
  ...textsOf(seed.id),
  variants: variantsOf(variants),
  included: itemsOf(KINDS.gulet.included),
  excluded: itemsOf(KINDS.gulet.excluded),
  facts: { kind: 'gulet', ...facts, route: facts.route.map((harbour) => text(WORDS.harbours[harbour])) },
})

/** Crewed boats, chartered whole or by the cabin. */
export const GULETS: readonly ServiceSeed[] = seedsOf<readonly GuletFacts[]>(SEEDS).map(gulet)
