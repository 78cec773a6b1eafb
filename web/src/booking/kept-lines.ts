import type { CartLineInput } from './change.ts'

const KEY = 'rota.kept-lines'

/**
 * Keeps the lines of a basket whose session is over, so that it can be started again. Lines say what, when and for
 * which ages; names and addresses are not in them.
 */
export function keepLines(lines: CartLineInput[]): void {
  if (lines.length > 0) sessionStorage.setItem(KEY, JSON.stringify(lines))
}

/** The kept lines, empty when there are none. Our own writing is trusted; the agency prices and checks every line. */
export function keptLines(): CartLineInput[] {
  const text = sessionStorage.getItem(KEY)
  return text ? (JSON.parse(text) as CartLineInput[]) : []
}

export function dropKeptLines(): void {
  sessionStorage.removeItem(KEY)
}
