import type { Answer } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'

type Line = Answer<'bookingByToken'>['lines'][number]

/** A stop of the journey: arrival at a hotel, or leaving it. `id` is unique among the stops. */
export type Stop = { id: string; kind: 'arrival' | 'departure'; date: CivilDate; line: Line }

/** The stops of a booking in the order of the calendar; on the same day one leaves before one arrives. */
export function stopsOf(lines: readonly Line[]): Stop[] {
  const stops = lines.flatMap((line): Stop[] => [
    ...(line.checkIn === undefined ? [] : [stop('arrival', line.checkIn, line)]),
    ...(line.checkOut === undefined ? [] : [stop('departure', line.checkOut, line)]),
  ])
  const rank = ({ kind }: Stop) => (kind === 'departure' ? 0 : 1)
  return stops.toSorted((a, b) => a.date - b.date || rank(a) - rank(b))
}

const stop = (kind: Stop['kind'], date: CivilDate, line: Line): Stop => ({
  id: `${kind} ${line.key}`,
  kind,
  date,
  line,
})
