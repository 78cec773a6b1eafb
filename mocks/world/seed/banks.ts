import SEEDS from '../../seed/banks.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { seedsOf } from './seed-data.ts'

export type FamilyId = keyof typeof SEEDS.families

interface Issuer {
  /** Name of a bank that has no id in the contract. */
  readonly bank?: string
  readonly bankId?: NonNullable<Schema<'OrderAnswerInstallments'>['bankId']>
  /** The card's programme; cards of several banks can share one. */
  readonly family: FamilyId
}

/** Issuers by the first six digits of a card number. */
export const ISSUERS = seedsOf<Readonly<Record<string, Issuer>>>(SEEDS.issuers)

/** Numbers of instalments that a card family offers; 1 is a single payment. */
export const FAMILIES = seedsOf<Readonly<Record<FamilyId, readonly number[]>>>(SEEDS.families)

/** Total cost of each number of instalments, in thousandths of the price; the same at every bank. */
export const COSTS: ReadonlyMap<number, number> = new Map(
  Object.entries(SEEDS.costs).map(([num, cost]) => [Number(num), cost]),
)
