import type { Schema } from '../basics/schemas.ts'
import type { AllWords } from '../basics/texts.ts'

/** What is eaten where, as the provider calls it. */
export const BOARDS: Readonly<Record<Schema<'Board'>, AllWords>> = {
  'room-only': ['Room only', 'الغرفة فقط', 'Sadece oda', 'Nur Übernachtung'],
  breakfast: ['Bed and breakfast', 'مبيت وإفطار', 'Oda kahvaltı', 'Übernachtung mit Frühstück'],
  'half-board': ['Half board', 'نصف إقامة', 'Yarım pansiyon', 'Halbpension'],
  'full-board': ['Full board', 'إقامة كاملة', 'Tam pansiyon', 'Vollpension'],
  'all-inclusive': ['All inclusive', 'شامل كليًا', 'Her şey dahil', 'Alles inklusive'],
}
