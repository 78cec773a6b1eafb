import { addDays, dateParts, type CivilDate } from './civil-date.ts'

/**
 * A calendar entry. With a time it is a floating local time of the place, wherever the calendar is read; without one it
 * covers whole days, including the last.
 */
export type CalendarEntry = {
  id: string
  title: string
  place?: string
  note?: string
  from: CivilDate
  until: CivilDate
  time?: string | undefined
}

/** The calendar file (RFC 5545) of a booking. `stamp` is the time of booking, ISO 8601. */
export function calendarFile(entries: readonly CalendarEntry[], seller: string, stamp: string): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(seller)}//booking//EN`, 'METHOD:PUBLISH']
  const lines = [...head, ...entries.flatMap((entry) => event(entry, stamp)), 'END:VCALENDAR']
  return lines.map(folded).join('\r\n') + '\r\n'
}

function event({ id, title, place, note, from, until, time }: CalendarEntry, stamp: string): string[] {
  const start = time === undefined ? `;VALUE=DATE:${day(from)}` : `:${day(from)}T${time.replace(':', '')}00`
  // DTEND is exclusive, so whole days end on the day after the last.
  const end = time === undefined ? [`DTEND;VALUE=DATE:${day(addDays(until, 1))}`] : []
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${new Date(stamp).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART${start}`,
    ...end,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'END:VEVENT',
  ]
}

function day(date: CivilDate): string {
  const { year, month, day: number } = dateParts(date)
  return `${year}${String(month).padStart(2, '0')}${String(number).padStart(2, '0')}`
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** Maximum length of a line, in octets. */
const LINE_OCTETS = 75

/** Folds lines longer than 75 octets: the rest continues on the next line after a space. Characters are never split. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, length] = ['', 0]
  for (const letter of line) {
    const octets = encoder.encode(letter).length
    if (length + octets > LINE_OCTETS) {
      out += '\r\n '
      length = 1
    }
    out += letter
    length += octets
  }
  return out
}
