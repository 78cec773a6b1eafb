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

/** Adds a line and its companions; the outcome describes the line itself. */
function add<Line extends CartLine>(
  lines: readonly Line[],
  { line, along = [], stock, at }: Extract<CartIntent<Line>, { kind: 'add' }>,
  mode: CartMode,
): CartChange<Line> {
  const first = merge(lines, line, mode, stock, at)
  const place = (index: number) => (at === undefined ? undefined : at + 1 + index)
  const all = along.reduce((now, next, index) => merge(now, next, mode, undefined, place(index)).lines, first.lines)
  return { lines: all, outcome: first.outcome }
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
  const same = lines.find((candidate) => lineIdentity(candidate, mode) === identity)
  if (same && !isFlight(line)) return raise(lines, same, line, mode, stock)
  const key = lineKey(line, mode)
  const count = Math.min(line.count, highest(stock))
  const added: Line = { ...line, key, count }
  const rest = lines.filter((candidate) => lineIdentity(candidate, mode) !== identity)
  return {
    lines: rest.toSpliced(same ? lines.indexOf(same) : at, 0, added),
    outcome: { kind: same ? 'replaced' : 'added', key, before: same?.count ?? 0, count },
  }
}

function raise<Line extends CartLine>(
  lines: readonly Line[],
  same: Line,
  line: Line,
  mode: CartMode,
  stock: number,
): CartChange<Line> {
  if (mode !== 'own' && (isWide(same) || isWide(line))) return widen(lines, same, line)
  const count = Math.max(same.count, Math.min(same.count + line.count, highest(stock)))
  const outcome = { key: same.key, before: same.count, count }
  if (count === same.count) return { lines: [...lines], outcome: { kind: 'full', ...outcome } }
  const raised =
    mode !== 'own' && same.type === 'hotel' ? { ...same, count, ...joined(same, line, count) } : { ...same, count }
  return { lines: replace(lines, same, raised), outcome: { kind: 'merged', ...outcome } }
}

const offersOf = ({ offerId, offerIds }: CartLine) => offerIds ?? (offerId === undefined ? [] : [offerId])

/**
 * Other offers have another mean (decision 27.3), so the line is sent without a price that the visitor has seen; the
 * gateway would report the mean as a changed price.
 */
const UNPRICED = { price: undefined, currency: undefined }

/** Whether an offer of the line covers several rooms, so that single rooms cannot be added or removed. */
export const isWide = (line: CartLine) => offersOf(line).length > 0 && offersOf(line).length !== line.count

/**
 * Merges two lines where an offer covers several rooms: all offers and parties are kept as they are (decision 27.3).
 */
function widen<Line extends CartLine>(lines: readonly Line[], same: Line, line: Line): CartChange<Line> {
  const count = same.count + line.count
  const outcome = { key: same.key, before: same.count, count }
  if (count > MAX_COUNT) return { lines: [...lines], outcome: { kind: 'full', ...outcome, count: same.count } }
  const partiesOf = (of: Line) => of.paxes ?? fill([], of.pax, of.count)
  const offerIds = [...offersOf(same), ...offersOf(line)]
  const raised = { ...same, count, offerIds, paxes: [...partiesOf(same), ...partiesOf(line)], ...UNPRICED }
  // Reported as added, not merged: an undo would have to know which rooms belong together.
  return { lines: replace(lines, same, raised), outcome: { kind: 'added', ...outcome } }
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
  const isOther = old.some(({ offerId }) => !added.some((line) => line.offerId === offerId))
  const replaces = added.some(({ route }) => old.some((line) => line.route === route))
  return {
    lines: others.toSpliced(first < 0 ? at : first, 0, ...added),
    outcome: {
      kind: replaces ? 'replaced' : 'added',
      key: added[0]?.key ?? '',
      before: replaces ? 1 : 0,
      count: Math.min(1, added.length),
      ...(isOther ? { gone: old } : {}),
    },
  }
}

/** The lines that are removed together with a line: for a flight both legs (decision 27.4). A dialog warns first. */
export function leavesWith<Line extends CartLine>(lines: readonly Line[], key: string): Line[] {
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
  const leaving = leavesWith(lines, key)
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
  const rest = lines.filter((candidate) => candidate !== old)
  const after = merge(rest, { ...line, count: old.count }, mode, MAX_COUNT, lines.indexOf(old))
  if (after.outcome.kind === 'full') return { lines: [...lines], outcome: { kind: 'full', ...unchanged } }
  return { lines: after.lines, outcome: { ...after.outcome, kind: 'replaced', before: old.count } }
}

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
  const count = Math.max(1, Math.min(wanted, highest(stock)))
  const outcome = { key, before: line.count, count }
  if (isWide(line)) return { lines: [...lines], outcome: { kind: 'full', key, before: line.count, count: line.count } }
  if (count === line.count)
    return { lines: [...lines], outcome: { kind: wanted > count ? 'full' : 'kept', ...outcome } }
  const changed = line.offerIds || line.paxes ? { ...line, count, ...joined(line, line, count) } : { ...line, count }
  return { lines: replace(lines, line, changed), outcome: { kind: 'counted', ...outcome } }
}

function highest(stock: number): number {
  return Math.max(1, Math.min(stock, MAX_COUNT))
}

function replace<Line>(lines: readonly Line[], old: Line, changed: Line): Line[] {
  return lines.map((line) => (line === old ? changed : line))
}

/**
 * "The line keeps offerIds[] and pax[] of every merged offer" (decision 27.3): first those of the existing line, then
 * those of the added one, whose value is repeated to reach the count.
 */
function joined(same: CartLine, added: CartLine, count: number) {
  const paxes = fill(same.paxes ?? fill([], same.pax, same.count), added.pax, count)
  if (same.offerId === undefined || added.offerId === undefined) return { paxes, ...UNPRICED }
  return {
    paxes,
    ...UNPRICED,
    offerIds: fill(same.offerIds ?? fill([], same.offerId, same.count), added.offerId, count),
  }
}

function fill<Item>(items: readonly Item[], next: Item, count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[index] ?? next)
}
