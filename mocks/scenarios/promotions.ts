import type { Schema } from '../world/basics/schemas.ts'

/** A promotion of the agency. */
export interface PromotionSeed {
  readonly code: string
  /** Off what it is for. */
  readonly percent: number
  /** Kinds of lines that it is for; all of them when absent. */
  readonly kinds?: readonly Schema<'CartLine'>['type'][]
  /** What a basket must cost, in lira. */
  readonly atLeast?: number
  /** Last day in Istanbul, YYYYMMDD. */
  readonly until?: number
  /** What a tester will see. */
  readonly see: string
}

/** The published promotion codes. Any other code is unknown; case and spaces around it do not matter. */
export const PROMOTIONS: readonly PromotionSeed[] = [
  {
    code: 'YELKOVAN10',
    percent: 10,
    see: '10 % off everything in the basket.',
  },
  {
    code: 'BAHAR26',
    percent: 15,
    until: 20260531,
    see: 'Expired: it held until the end of May 2026.',
  },
  {
    code: 'TURDA15',
    percent: 15,
    kinds: ['tour'],
    see: '15 % off tours; for a basket without one it is not applicable.',
  },
  {
    code: 'BUYUK20',
    percent: 20,
    atLeast: 100_000,
    see: '20 % off from 100,000 lira on; below it the basket costs too little.',
  },
]
