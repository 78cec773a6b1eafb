import type { Schema } from '../../api/operations.ts'
import { writtenBack } from '../../booking/change.ts'

export type Line = Schema<'CartLine'>

/**
 * What a visitor has to decide about a line before it can be paid for: it cannot be had any more (availability 3), or it
 * costs something else than when it was added (decision 28.3).
 */
export type LineTrouble = 'gone' | 'changed'

export function troubleOf({ availability, priceBefore }: Line): LineTrouble | undefined {
  if (availability === 3) return 'gone'
  return priceBefore ? 'changed' : undefined
}

/** Why a basket cannot be paid for: 'gone' before 'changed', because it is the worse of the two. */
export function basketTrouble(lines: readonly Line[]): { trouble: LineTrouble; first: Line } | undefined {
  for (const trouble of ['gone', 'changed'] as const) {
    const first = lines.find((line) => troubleOf(line) === trouble)
    if (first) return { trouble, first }
  }
  return undefined
}

/** A line as it is added again after it was removed: at whatever it costs then. */
export function addedAgain(line: Line): Schema<'CartLineInput'> {
  const { price: _price, currency: _currency, ...wish } = writtenBack(line)
  return wish
}
