import { isFlight, type CartLine } from './cart-line.ts'
import { lineIdentity, lineKey, type CartMode } from './line-identity.ts'
import { MAX_COUNT } from './max-count.ts'

/**
 * What the visitor wants to change in the basket. It is an intent rather than a list, so that it can be replayed on a
 * basket that another tab has changed meanwhile (decision 28.2). `stock` is how many are left, if known; `at` is the
 * position of the new line, to restore one that was removed by mistake; `along` are lines that are added together with
 * it, such as the return flight.
 */
export type CartIntent<Line extends CartLine = CartLine> =
  | { kind: 'add'; line: Line; along?: readonly Line[]; stock?: number; at?: number | undefined }
  | { kind: 'remove'; key: string }
  /** Replaces a line by another: a ride with other people, or in another vehicle. */
  | { kind: 'exchange'; key: string; line: Line }
  /** Replaces the offers of a line by current ones; the line keeps its place and key. */
  | { kind: 'renew'; key: string; line: Line }
  | { kind: 'count'; key: string; count: number; stock?: number }
  /** Replaces all flights of the basket: one line, or both directions of a trip. `at` as for a new line. */
  | { kind: 'flights'; lines: readonly Line[]; at?: number | undefined }

/**
 * The outcome of an intent, for the message to the visitor ("now 2 rooms"): `full` the count could not rise, `absent`
 * the line no longer exists, `kept` nothing had to change. `before` and `count` are the counts of that line before and
 * after; when `before` is not what the visitor saw, another tab has changed the line and both values are shown. `gone`
 * are the flights that new ones replaced, for undo; none if all of them were chosen again.
 */
export type CartOutcome<Line extends CartLine = CartLine> = {
  kind: 'added' | 'merged' | 'replaced' | 'removed' | 'counted' | 'full' | 'absent' | 'kept'
  key: string
  before: number
  count: number
  gone?: readonly Line[]
}

export type CartChange<Line extends CartLine> = { lines: Line[]; outcome: CartOutcome<Line> }

/** Nothing changes, because the line no longer exists. */
const absent = <Line extends CartLine>(lines: readonly Line[], key: string): CartChange<Line> => ({
  lines: [...lines],
  outcome: { kind: 'absent', key, before: 0, count: 0 },
})

/**
 * Returns the basket after an intent, without modifying the given lines. Replaying a remove or a count has no further
 * effect.
 */
export function applyIntent<Line extends CartLine>(
  lines: readonly Line[],
  intent: CartIntent<Line>,
  mode: CartMode,
): CartChange<Line> {
  if (intent.kind === 'add') return add(lines, intent, mode)
  if (intent.kind === 'remove') return remove(lines, intent.key)
  if (intent.kind === 'flights') return replaceFlights(lines, intent.lines, mode, intent.at)
  if (intent.kind === 'renew') return renew(lines, intent.key, intent.line)
  if (intent.kind === 'exchange') return exchange(lines, intent.key, intent.line, mode)
  return setCount(lines, intent.key, intent.count, intent.stock)
}

/** Adds a line and the lines that are added along with it; the outcome describes the first one only. */
function add<Line extends CartLine>(
  lines: readonly Line[],
  { line, along = [], stock, at }: Extract<CartIntent<Line>, { kind: 'add' }>,
  mode: CartMode,
): CartChange<Line> {
  const first = merge(lines, line, mode, stock, at)
  const positionOf = (index: number) => (at === undefined ? undefined : at + 1 + index)
  const withAll = along.reduce(
    (basket, next, index) => merge(basket, next, mode, undefined, positionOf(index)).lines,
    first.lines,
  )
  return { lines: withAll, outcome: first.outcome }
}

/**
 * Adds a line by the cart rules of decision 27.1. A flight replaces the existing flight of the same identity. Any other
 * line raises the count of the line it matches; without a match it becomes a new line at position `at`, by default the
 * last.
 */
export function merge<Line extends CartLine>(
  lines: readonly Line[],
  line: Line,
  mode: CartMode,
  stock = MAX_COUNT,
  at = lines.length,
): CartChange<Line> {
  const identity = lineIdentity(line, mode)
  const matching = lines.find((candidate) => lineIdentity(candidate, mode) === identity)
  if (matching && !isFlight(line)) return raise(lines, matching, line, mode, stock)
  const key = lineKey(line, mode)
  const count = Math.min(line.count, maxCount(stock))
  const added: Line = { ...line, key, count }
  const others = lines.filter((candidate) => lineIdentity(candidate, mode) !== identity)
  return {
    lines: others.toSpliced(matching ? lines.indexOf(matching) : at, 0, added),
    outcome: { kind: matching ? 'replaced' : 'added', key, before: matching?.count ?? 0, count },
  }
}

/** Raises the count of a line by that of a line with the same identity, up to the stock. */
function raise<Line extends CartLine>(
  lines: readonly Line[],
  matching: Line,
  line: Line,
  mode: CartMode,
  stock: number,
): CartChange<Line> {
  if (mode !== 'own' && (hasMultiRoomOffer(matching) || hasMultiRoomOffer(line)))
    return mergeWideLines(lines, matching, line)
  const count = Math.max(matching.count, Math.min(matching.count + line.count, maxCount(stock)))
  const outcome = { key: matching.key, before: matching.count, count }
  if (count === matching.count) return { lines: [...lines], outcome: { kind: 'full', ...outcome } }
  const collectsOffers = mode !== 'own' && matching.type === 'hotel'
  const raised = { ...matching, count, ...(collectsOffers ? mergedOffers(matching, line, count) : {}) }
  return { lines: replace(lines, matching, raised), outcome: { kind: 'merged', ...outcome } }
}

/** The ids of all offers that a line consists of. */
const offersOf = ({ offerId, offerIds }: CartLine) => offerIds ?? (offerId === undefined ? [] : [offerId])

/**
 * A merged line is sent without a price. Its unit price is the mean of all its offers (decision 27.3), and the gateway
 * would report a mean that differs from the sent price as a price change.
 */
const UNPRICED = { price: undefined, currency: undefined }

/** Whether an offer of the line covers several rooms, so that single rooms cannot be added or removed. */
export const hasMultiRoomOffer = (line: CartLine) => offersOf(line).length > 0 && offersOf(line).length !== line.count

/**
 * Merges two lines where an offer covers several rooms: all offers and parties are kept as they are (decision 27.3).
 */
function mergeWideLines<Line extends CartLine>(lines: readonly Line[], matching: Line, line: Line): CartChange<Line> {
  const count = matching.count + line.count
  const outcome = { key: matching.key, before: matching.count, count }
  if (count > MAX_COUNT) return { lines: [...lines], outcome: { kind: 'full', ...outcome, count: matching.count } }
  const partiesOf = (of: Line) => of.paxes ?? padTo([], of.pax, of.count)
  const offerIds = [...offersOf(matching), ...offersOf(line)]
  const raised = { ...matching, count, offerIds, paxes: [...partiesOf(matching), ...partiesOf(line)], ...UNPRICED }
  // Reported as added, not merged: an undo would have to know which rooms belong together.
  return { lines: replace(lines, matching, raised), outcome: { kind: 'added', ...outcome } }
}

/**
 * Replaces all flights by those of a trip: "a flight replaces the flight of its route" (decision 27.1), and a return
 * flight that was sold with another departure can no longer be booked (decision 43.4).
 */
function replaceFlights<Line extends CartLine>(
  lines: readonly Line[],
  flights: readonly Line[],
  mode: CartMode,
  at = lines.length,
): CartChange<Line> {
  const old = lines.filter((line) => isFlight(line))
  const others = lines.filter((line) => !isFlight(line))
  const first = lines.findIndex((line) => isFlight(line))
  const added = flights.map((line) => ({ ...line, key: lineKey(line, mode) }))
  const isAnyReplaced = old.some(({ offerId }) => !added.some((line) => line.offerId === offerId))
  const replaces = added.some(({ route }) => old.some((line) => line.route === route))
  return {
    lines: others.toSpliced(first < 0 ? at : first, 0, ...added),
    outcome: {
      kind: replaces ? 'replaced' : 'added',
      key: added[0]?.key ?? '',
      before: replaces ? 1 : 0,
      count: Math.min(1, added.length),
      ...(isAnyReplaced ? { gone: old } : {}),
    },
  }
}

/** The lines that are removed together with a line: for a flight both legs (decision 27.4). A dialog warns first. */
export function linesRemovedWith<Line extends CartLine>(lines: readonly Line[], key: string): Line[] {
  const gone = lines.find((line) => line.key === key)
  if (!gone) return []
  return isFlight(gone) ? lines.filter((line) => isFlight(line)) : [gone]
}

/**
 * Removes a line. "Removing a cart line of type flight empties the flight basket" (decision 27.4): both legs are
 * removed.
 */
export function remove<Line extends CartLine>(lines: readonly Line[], key: string): CartChange<Line> {
  const gone = lines.find((line) => line.key === key)
  if (!gone) return absent(lines, key)
  const leaving = linesRemovedWith(lines, key)
  return {
    lines: lines.filter((line) => !leaving.includes(line)),
    outcome: { kind: 'removed', key, before: gone.count, count: 0 },
  }
}

/**
 * Replaces a line by another, with the same count. If the basket already has such a line, the two merge. If the count
 * would not fit, the basket stays unchanged.
 */
function exchange<Line extends CartLine>(
  lines: readonly Line[],
  key: string,
  line: Line,
  mode: CartMode,
): CartChange<Line> {
  const old = lines.find((candidate) => candidate.key === key)
  if (!old) return absent(lines, key)
  const unchanged = { key, before: old.count, count: old.count }
  if (lineIdentity(old, mode) === lineIdentity(line, mode))
    return { lines: [...lines], outcome: { kind: 'kept', ...unchanged } }
  const others = lines.filter((candidate) => candidate !== old)
  const after = merge(others, { ...line, count: old.count }, mode, MAX_COUNT, lines.indexOf(old))
  if (after.outcome.kind === 'full') return { lines: [...lines], outcome: { kind: 'full', ...unchanged } }
  return { lines: after.lines, outcome: { ...after.outcome, kind: 'replaced', before: old.count } }
}

/** Replaces the offers of a line by current ones; the line keeps its key and its position. */
function renew<Line extends CartLine>(lines: readonly Line[], key: string, line: Line): CartChange<Line> {
  const old = lines.find((candidate) => candidate.key === key)
  if (!old) return absent(lines, key)
  return {
    lines: replace(lines, old, { ...line, key }),
    outcome: { kind: 'replaced', key, before: old.count, count: line.count },
  }
}

/** Sets the count of a line, clamped to 1 to 9 and to the stock. */
export function setCount<Line extends CartLine>(
  lines: readonly Line[],
  key: string,
  wanted: number,
  stock = MAX_COUNT,
): CartChange<Line> {
  const line = lines.find((candidate) => candidate.key === key)
  if (!line) return absent(lines, key)
  const count = Math.max(1, Math.min(wanted, maxCount(stock)))
  const outcome = { key, before: line.count, count }
  if (hasMultiRoomOffer(line))
    return { lines: [...lines], outcome: { kind: 'full', key, before: line.count, count: line.count } }
  if (count === line.count)
    return { lines: [...lines], outcome: { kind: wanted > count ? 'full' : 'kept', ...outcome } }
  const changed =
    line.offerIds || line.paxes ? { ...line, count, ...mergedOffers(line, line, count) } : { ...line, count }
  return { lines: replace(lines, line, changed), outcome: { kind: 'counted', ...outcome } }
}

/** The highest count that a line may have. */
function maxCount(stock: number): number {
  return Math.max(1, Math.min(stock, MAX_COUNT))
}

function replace<Line>(lines: readonly Line[], old: Line, changed: Line): Line[] {
  return lines.map((line) => (line === old ? changed : line))
}

/**
 * "The line keeps offerIds[] and pax[] of every merged offer" (decision 27.3): first those of the existing line, then
 * those of the added one, whose value is repeated to reach the count.
 */
function mergedOffers(matching: CartLine, added: CartLine, count: number) {
  const paxes = padTo(matching.paxes ?? padTo([], matching.pax, matching.count), added.pax, count)
  if (matching.offerId === undefined || added.offerId === undefined) return { paxes, ...UNPRICED }
  return {
    paxes,
    ...UNPRICED,
    offerIds: padTo(matching.offerIds ?? padTo([], matching.offerId, matching.count), added.offerId, count),
  }
}

/** The items, repeated `next` until there are `count` of them. */
function padTo<Item>(items: readonly Item[], next: Item, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[index] ?? next)
}
