import type { Schema } from '../world/basics/schemas.ts'

/** A promotion of the agency. */
export interface PromotionSeed {
  readonly code: string
  /** Percentage off the lines it applies to. */
  readonly percent: number
  /** Kinds of lines it applies to; all kinds when absent. */
  readonly kinds?: readonly Schema<'CartLine'>['type'][]
  /** Minimum basket total, in lira. */
  readonly atLeast?: number
  /** Last day in Istanbul, YYYYMMDD. */
  readonly until?: number
  /** What a tester sees. */
  readonly see: string
}

/** The public promotion codes. All other codes are invalid; case and surrounding spaces are ignored. */
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
    see: 'Expired: valid until the end of May 2026.',
  },
  {
    code: 'TURDA15',
    percent: 15,
    kinds: ['tour'],
    see: '15 % off tours; not applicable to a basket without a tour.',
  },
  {
    code: 'BUYUK20',
    percent: 20,
    atLeast: 100_000,
    see: '20 % off baskets of 100,000 lira or more; a smaller basket does not reach the minimum.',
  },
]
