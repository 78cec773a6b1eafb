import type { CartLineInput } from './line-input.ts'
import { removeTabItem, readTabItem, writeTabItem } from '../tab/tab-storage.ts'

const KEY = 'rota.kept-lines'
const UNCONFIRMED = 'rota.unheard-lines'

/**
 * Keeps the lines of a basket whose session has expired, so that the visitor can start again with them. Lines hold
 * products, dates and ages, but no names or addresses.
 */
export function keepLines(lines: CartLineInput[]): void {
  if (lines.length > 0) writeTabItem(KEY, JSON.stringify(lines))
}

/**
 * The kept lines, empty when there are none. The stored text is not validated: this module wrote it, and the agency
 * prices and checks every line.
 */
export function keptLines(): CartLineInput[] {
  try {
    return JSON.parse(readTabItem(KEY) ?? '[]') as CartLineInput[]
  } catch {
    return []
  }
}

export const dropKeptLines = (): void => removeTabItem(KEY)

/**
 * Saves the lines of a basket while the response to Pay is missing: after a reload the session may no longer return
 * them (D12). They are not offered until it is certain that nothing was charged, because the visitor could pay for them
 * twice.
 */
export function saveUnconfirmedLines(lines: CartLineInput[]): void {
  if (lines.length > 0) writeTabItem(UNCONFIRMED, JSON.stringify(lines))
}

/** Whether this tab sent Pay and has no response yet: a payment may have begun. */
export const hasUnconfirmedLines = (): boolean => readTabItem(UNCONFIRMED) !== undefined

/** Call this when the response has arrived, or when the payment ended with a booking. */
export const dropUnconfirmedLines = (): void => removeTabItem(UNCONFIRMED)

/** Offers these lines for a new start, once it is certain that the payment charged nothing. */
export function restoreUnconfirmedLines(): void {
  const lines = readTabItem(UNCONFIRMED)
  if (lines === undefined) return
  writeTabItem(KEY, lines)
  removeTabItem(UNCONFIRMED)
}
