import type { Schema } from '../basics/schemas.ts'
import type { AllWords } from '../basics/texts.ts'

type Board = Schema<'Board'>

/** `flex` can be given back, `saver` cannot, `early` is flexible and cheaper for those who book long before. */
export type Terms = 'flex' | 'saver' | 'early'

/** What plans of the same board are told apart by. */
export const TERMS_NAMES: Readonly<Record<Terms, AllWords>> = {
  flex: ['Standard rate', 'السعر العادي', 'Standart fiyat', 'Standardtarif'],
  saver: ['Saver rate', 'السعر الموفّر', 'Ekonomik fiyat', 'Spartarif'],
  early: ['Early booking', 'الحجز المبكر', 'Erken rezervasyon', 'Frühbuchertarif'],
}

interface PlanSeed {
  readonly board: Board
  readonly terms: Terms
}

/** Price plans that hotels choose from; the key is the plan's id in every room. */
export const PLANS = {
  'ro-flex': { board: 'room-only', terms: 'flex' },
  'ro-saver': { board: 'room-only', terms: 'saver' },
  'bb-flex': { board: 'breakfast', terms: 'flex' },
  'bb-saver': { board: 'breakfast', terms: 'saver' },
  'bb-early': { board: 'breakfast', terms: 'early' },
  'hb-flex': { board: 'half-board', terms: 'flex' },
  'hb-saver': { board: 'half-board', terms: 'saver' },
  'hb-early': { board: 'half-board', terms: 'early' },
  'fb-flex': { board: 'full-board', terms: 'flex' },
  'ai-flex': { board: 'all-inclusive', terms: 'flex' },
  'ai-saver': { board: 'all-inclusive', terms: 'saver' },
  'ai-early': { board: 'all-inclusive', terms: 'early' },
} as const satisfies Record<string, PlanSeed>

export type PlanId = keyof typeof PLANS
