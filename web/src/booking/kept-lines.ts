import type { CartLineInput } from './change.ts'

const KEY = 'rota.kept-lines'

/** Storage that may be forbidden: what cannot be kept is not kept. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/**
 * Keeps the lines of a basket whose session is over, so that it can be started again. Lines say what, when and for
 * which ages; names and addresses are not in them.
 */
export function keepLines(lines: CartLineInput[]): void {
  if (lines.length > 0) attempt(() => sessionStorage.setItem(KEY, JSON.stringify(lines)))
}

/** The kept lines, empty when there are none. Our own writing is trusted; the agency prices and checks every line. */
export function keptLines(): CartLineInput[] {
  const text = attempt(() => sessionStorage.getItem(KEY))
  return text ? (attempt(() => JSON.parse(text) as CartLineInput[]) ?? []) : []
}

export function dropKeptLines(): void {
  attempt(() => sessionStorage.removeItem(KEY))
}
