import SEEDS from '../../seed/banks.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { seedsOf } from './written.ts'

export type FamilyId = keyof typeof SEEDS.families

interface Issuer {
  /** A bank that the contract has no id for is told by its name. */
  readonly bank?: string
  readonly bankId?: NonNullable<Schema<'OrderAnswerInstallments'>['bankId']>
  /** The programme of the card: cards of several banks can share one. */
  readonly family: FamilyId
}

/** Issuers by the first six digits of their cards. */
export const ISSUERS = seedsOf<Readonly<Record<string, Issuer>>>(SEEDS.issuers)

/** In how many instalments cards of a family pay; 1 is all at once. */
export const FAMILIES = seedsOf<Readonly<Record<FamilyId, readonly number[]>>>(SEEDS.families)

/** What the whole costs in so many instalments, in thousandths of the price; the same at every bank. */
export const COSTS: ReadonlyMap<number, number> = new Map(
  Object.entries(SEEDS.costs).map(([num, cost]) => [Number(num), cost]),
)
