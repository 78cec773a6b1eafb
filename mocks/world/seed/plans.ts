import SEEDS from '../../seed/plans.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { told } from './told.ts'
import { seedsOf } from './written.ts'

type Board = Schema<'Board'>

/** `flex` can be given back, `saver` cannot, `early` is flexible and cheaper for those who book long before. */
export type Terms = 'flex' | 'saver' | 'early'

interface PlanSeed {
  readonly board: Board
  readonly terms: Terms
}

export type PlanId = keyof typeof SEEDS

/** Price plans that hotels choose from; the key is the plan's id in every room. */
export const PLANS = seedsOf<Readonly<Record<PlanId, PlanSeed>>>(SEEDS)

const TEXTS = told<{ terms: Record<Terms, string>; boards: Record<Board, string> }>('plans')

/** What plans of the same board are told apart by. */
export const TERMS_NAMES = TEXTS.terms

/** What is eaten, in words. */
export const BOARD_NAMES = TEXTS.boards
