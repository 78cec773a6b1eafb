import type { CartLineInput } from './change.ts'
import { forget, recall, remember } from './tab-memory.ts'

const KEY = 'rota.kept-lines'

/**
 * Keeps the lines of a basket whose session is over, so that it can be started again. Lines say what, when and for
 * which ages; names and addresses are not in them.
 */
export function keepLines(lines: CartLineInput[]): void {
  if (lines.length > 0) remember(KEY, JSON.stringify(lines))
}

/** The kept lines, empty when there are none. Our own writing is trusted; the agency prices and checks every line. */
export function keptLines(): CartLineInput[] {
  try {
    return JSON.parse(recall(KEY) ?? '[]') as CartLineInput[]
  } catch {
    return []
  }
}

export const dropKeptLines = (): void => forget(KEY)
