import type { CartLineInput } from './change.ts'
import { forget, recall, remember } from './tab-memory.ts'

const KEY = 'rota.kept-lines'
const UNHEARD = 'rota.unheard-lines'

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

/**
 * Keeps the lines of a basket while the answer to its Pay is not heard: after a reload the session may not read them any
 * more (D12). They are not offered before it is known that nothing was charged: somebody could pay for them twice.
 */
export function keepUnheardLines(lines: CartLineInput[]): void {
  if (lines.length > 0) remember(UNHEARD, JSON.stringify(lines))
}

/** To be called when the answer was heard, or when the payment ended with a booking. */
export const dropUnheardLines = (): void => forget(UNHEARD)

/** Offers the lines of a payment of which nothing was charged for a new start. */
export function releaseUnheardLines(): void {
  const lines = recall(UNHEARD)
  if (lines === undefined) return
  remember(KEY, lines)
  forget(UNHEARD)
}
