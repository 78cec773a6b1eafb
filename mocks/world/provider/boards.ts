import type { Schema } from '../basics/schemas.ts'
import { BOARDS as NAMES } from '../paximum/boards.ts'
import type { AllWords } from '../basics/texts.ts'

interface Board {
  readonly id: string
  readonly code: string
  readonly name: AllWords
}

/** Boards as the provider numbers them. */
export const BOARDS: Readonly<Record<Schema<'Board'>, Board>> = {
  'room-only': { id: '1', code: 'RO', name: NAMES['room-only'] },
  breakfast: { id: '50', code: 'BB', name: NAMES.breakfast },
  'half-board': { id: '51', code: 'HB', name: NAMES['half-board'] },
  'full-board': { id: '52', code: 'FB', name: NAMES['full-board'] },
  'all-inclusive': { id: '53', code: 'AI', name: NAMES['all-inclusive'] },
}
