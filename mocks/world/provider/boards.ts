import type { Schema } from '../schemas.ts'
import type { Words } from '../texts.ts'

interface Board {
  readonly id: string
  readonly code: string
  readonly name: Words
}

/** Boards as the provider numbers them. */
export const BOARDS: Readonly<Record<Schema<'Board'>, Board>> = {
  'room-only': { id: '1', code: 'RO', name: ['Room only', 'الغرفة فقط', 'Sadece oda', 'Nur Übernachtung'] },
  breakfast: { id: '50', code: 'BB', name: ['Bed and breakfast', 'مبيت وإفطار', 'Oda kahvaltı', 'Frühstück'] },
  'half-board': { id: '51', code: 'HB', name: ['Half board', 'نصف إقامة', 'Yarım pansiyon', 'Halbpension'] },
  'full-board': { id: '52', code: 'FB', name: ['Full board', 'إقامة كاملة', 'Tam pansiyon', 'Vollpension'] },
  'all-inclusive': { id: '53', code: 'AI', name: ['All inclusive', 'شامل كليًا', 'Her şey dahil', 'Alles inklusive'] },
}
