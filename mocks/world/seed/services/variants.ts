import type { VariantSeed } from './service-seed.ts'
import { WORDS, type VariantId } from './words.ts'

/** A variant as in the seed file: its name is found by its id. */
export interface VariantFacts extends Omit<VariantSeed, 'id' | 'name'> {
  readonly id: VariantId
}

const named = (variant: VariantFacts): VariantSeed => ({ ...variant, name: WORDS.variants[variant.id] })

/** Variants with their names. */
export const variantsOf = ([first, ...others]: readonly [VariantFacts, ...VariantFacts[]]): readonly [
  VariantSeed,
  ...VariantSeed[],
] => [named(first), ...others.map(named)]
