import SEEDS from '../../seed/plans.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { localized } from './localized.ts'
import { seedsOf } from './seed-data.ts'

type Board = Schema<'Board'>

/** `flex` is refundable, `saver` is not, `early` is refundable and cheaper for early bookings. */
export type Terms = 'flex' | 'saver' | 'early'

interface PlanSeed {
  readonly board: Board
  readonly terms: Terms
}

export type PlanId = keyof typeof SEEDS

/** Price plans that hotels choose from; the key is the plan's id in every room. */
export const PLANS = seedsOf<Readonly<Record<PlanId, PlanSeed>>>(SEEDS)

const TEXTS = localized<{ terms: Record<Terms, string>; boards: Record<Board, string> }>('plans')

/** Names that distinguish plans with the same board. */
export const TERMS_NAMES = TEXTS.terms

/** Names of the boards. */
export const BOARD_NAMES = TEXTS.boards
