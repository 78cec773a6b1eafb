import type { Answer } from '../../../api/operations.ts'
import { kindOf, type LineKind } from '../../../domain/cart/line-kind.ts'
import type { CivilDate } from '../../../domain/dates/civil-date.ts'
import { parseIso } from '../../../domain/dates/read-date.ts'

export type Line = Answer<'bookingByToken'>['lines'][number]

/** What happens at a stop: arrival and departure, start and end, boarding and landing, pick-up and return, or a day. */
type StopKind =
  | 'arrival'
  | 'departure'
  | 'starts'
  | 'ends'
  | 'boards'
  | 'lands'
  | 'pickUp'
  | 'dropOff'
  | 'day'
  | 'flight'
  | 'ride'
  | 'rideBack'

/**
 * A stop of the journey. `id` is unique among the stops; `isFirst` marks the line's first stop, which shows its
 * details.
 */
export type Stop = {
  id: string
  kind: StopKind
  date: CivilDate
  time?: string | undefined
  line: Line
  isFirst: boolean
}

const LEAVING: readonly StopKind[] = ['departure', 'ends', 'lands', 'dropOff']

/** The first and last stop of each kind of line. */
const STOPS: Readonly<Record<LineKind, readonly [StopKind, StopKind?]>> = {
  hotel: ['arrival', 'departure'],
  daily: ['day'],
  package: ['starts', 'ends'],
  gulet: ['boards', 'lands'],
  caravan: ['pickUp', 'dropOff'],
  charter: ['day'],
  extra: ['pickUp', 'dropOff'],
  transfer: ['ride', 'rideBack'],
  flight: ['flight'],
  other: ['starts', 'ends'],
}

/**
 * The stops of a booking in chronological order. On one day, departures come first and the arrival at the place of the
 * night comes last, because these stops have no time, while the flights and rides between them have one.
 */
export function stopsOf(lines: readonly Line[]): Stop[] {
  const rank = ({ kind }: Stop) => (LEAVING.includes(kind) ? 0 : kind === 'arrival' || kind === 'boards' ? 2 : 1)
  return lines
    .flatMap(stopsOfLine)
    .toSorted((a, b) => a.date - b.date || rank(a) - rank(b) || (a.time ?? '').localeCompare(b.time ?? ''))
}

function stopsOfLine(line: Line): Stop[] {
  const [first, last] = STOPS[kindOf(line)]
  const begins = beginOf(line)
  const stop = (kind: StopKind, date: CivilDate, time: string | undefined): Stop => {
    return { id: `${kind} ${line.key}`, kind, date, time, line, isFirst: kind === first }
  }
  return [
    ...(begins === undefined ? [] : [stop(first, begins, line.legs?.[0]?.departure.date.slice(11) ?? line.time)]),
    ...(last === undefined || line.checkOut === undefined ? [] : [stop(last, line.checkOut, line.returnTime)]),
  ]
}

/** The day on which a line begins: of a flight, that of its departure. */
export function beginOf({ checkIn, legs }: Pick<Line, 'checkIn' | 'legs'>): CivilDate | undefined {
  const flown = legs?.[0]?.departure.date
  return flown === undefined ? checkIn : parseIso(flown.slice(0, 10))
}

/** The ride back of a line, whose ends are those of the ride there, swapped. */
export const returnRide = (line: Line): Line => ({
  ...line,
  ...(line.from && line.to && { from: line.to, to: line.from }),
})
