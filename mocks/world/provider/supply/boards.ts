import type { Schema } from '../../basics/schemas.ts'
import { BOARD_NAMES } from '../../seed/plans.ts'
import type { TextByLanguage } from '../../basics/texts.ts'

interface Board {
  readonly id: string
  readonly code: string
  readonly name: TextByLanguage
}

/** Boards with the provider's ids. */
export const BOARDS: Readonly<Record<Schema<'Board'>, Board>> = {
  'room-only': { id: '1', code: 'RO', name: BOARD_NAMES['room-only'] },
  breakfast: { id: '50', code: 'BB', name: BOARD_NAMES.breakfast },
  'half-board': { id: '51', code: 'HB', name: BOARD_NAMES['half-board'] },
  'full-board': { id: '52', code: 'FB', name: BOARD_NAMES['full-board'] },
  'all-inclusive': { id: '53', code: 'AI', name: BOARD_NAMES['all-inclusive'] },
}
