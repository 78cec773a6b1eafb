import type { Schema } from '../../api/operations.ts'
import { writtenBack } from '../../booking/change.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { isAskedFor, isUnaskable } from '../../domain/cart/on-request.ts'

export type Line = Schema<'CartLine'>

/**
 * What a visitor has to decide about a line before it can be paid for: it cannot be had any more (availability 3), it has
 * to be asked for in a basket that cannot be sent as a request (decision 24.4), or it costs something else than when it was
 * added (decision 28.3).
 */
export type LineTrouble = 'gone' | 'unaskable' | 'changed'

/** The trouble of a line among the lines of its basket. */
export function troubleOf(line: Line, lines: readonly Line[]): LineTrouble | undefined {
  if (line.availability === 3) return 'gone'
  if (isAskedFor(line) && isUnaskable(lines)) return 'unaskable'
  return line.priceBefore ? 'changed' : undefined
}

/** Why a basket cannot be paid for, the worst first. */
export function basketTrouble(lines: readonly Line[]): { trouble: LineTrouble; first: Line } | undefined {
  for (const trouble of ['gone', 'unaskable', 'changed'] as const) {
    const first = lines.find((line) => troubleOf(line, lines) === trouble)
    if (first) return { trouble, first }
  }
  return undefined
}

/** What leaves the basket with a line, in its order: of a flight both ways (decision 27.4). */
export const goneWith = (line: Line, lines: readonly Line[]): Line[] =>
  isFlight(line) ? lines.filter(isFlight) : [line]

/** A line as it is added again after it was removed: at whatever it costs then. */
export function addedAgain(line: Line): Schema<'CartLineInput'> {
  const { price: _price, currency: _currency, ...wish } = writtenBack(line)
  return wish
}
