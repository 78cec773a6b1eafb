import type { Schema } from '../../api/operations.ts'
import { toLineInput } from '../../booking/line-input.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { isOnRequest, isUnsendableRequest } from '../../domain/cart/on-request.ts'

export type Line = Schema<'CartLine'>

/**
 * What the visitor must decide about a line before paying: it is no longer available (availability 3), it is on request
 * in a basket that cannot be sent as a request (decision 24.4), or its price differs from when it was added (decision
 * 28.3).
 */
export type LineTrouble = 'gone' | 'unaskable' | 'changed'

/** The trouble of a line in its basket. */
export function troubleOf(line: Line, lines: readonly Line[]): LineTrouble | undefined {
  if (line.availability === 3) return 'gone'
  if (isOnRequest(line) && isUnsendableRequest(lines)) return 'unaskable'
  return line.priceBefore ? 'changed' : undefined
}

/** The adults chosen on transfer lines, by key; an entry that differs from its line does not fit the vehicle. */
export type WantedPeople = Readonly<Record<string, number>>

/**
 * Whether the people chosen on a line are more than its vehicle takes, and nothing has been decided (decision 38.4).
 */
const isCrowded = ({ key, pax }: Line, people: WantedPeople): boolean =>
  people[key] !== undefined && people[key] !== pax.adults

/** Why a basket cannot be paid for, the most severe reason first. */
export function basketTrouble(
  lines: readonly Line[],
  people: WantedPeople,
): { trouble: LineTrouble | 'crowded'; first: Line } | undefined {
  for (const trouble of ['gone', 'unaskable', 'crowded', 'changed'] as const) {
    const first = lines.find((line) =>
      trouble === 'crowded' ? isCrowded(line, people) : troubleOf(line, lines) === trouble,
    )
    if (first) return { trouble, first }
  }
  return undefined
}

/** The lines that are removed together with a line, in basket order: for a flight both directions (decision 27.4). */
export const goneWith = (line: Line, lines: readonly Line[]): Line[] =>
  isFlight(line) ? lines.filter(isFlight) : [line]

/** The line to add when a removal is undone: without the price, because the current one applies. */
export function addedAgain(line: Line): Schema<'CartLineInput'> {
  const { price: _price, currency: _currency, ...wish } = toLineInput(line)
  return wish
}
