import type TEXTS from '../../seed/texts/en/house-rules.json'
import IDS from '../../seed/policies.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { localized } from './localized.ts'
import { seedsOf } from './seed-data.ts'

/** Rules of hotels about children, pets and parking; a hotel has one of each. */
export const { children: CHILDREN, pets: PETS, parking: PARKING } = localized<typeof TEXTS>('house-rules')

export type ChildrenRule = keyof typeof CHILDREN
export type PetsRule = keyof typeof PETS
export type ParkingRule = keyof typeof PARKING

type Policies = Schema<'HotelPolicies'>
type PolicyId<K extends keyof Policies> = NonNullable<Policies[K]> extends (infer Id)[] ? Id : never

interface PolicyIds {
  readonly smoking: PolicyId<'smokingPolicies'>
  readonly parking: PolicyId<'parkingPolicies'>
  readonly pets: Readonly<Record<PetsRule, PolicyId<'petPolicies'>>>
}

/** Policy ids in the agency's format; their meaning is not published (decision 18.7). */
export const POLICY_IDS = seedsOf<PolicyIds>(IDS)
