/**
 * Opening hours of some weekdays (1 is Monday), in the site's own time: `09:00` to `18:00`, or to `02:00` of the next
 * day.
 */
export type OpeningHours = { days: readonly number[]; opens: string; closes: string }

/** A moment in a week of the site: weekday and time. */
export type WeekMoment = { day: number; time: string }

/**
 * Whether the site can be called: open until a time, always open, or closed until a moment. Undefined if it never
 * opens.
 */
export type OpenState =
  | { is: 'open'; until: string }
  | { is: 'always' }
  | { is: 'closed'; opens: WeekMoment }
  | undefined

/** Minutes of a day. */
const DAY = 24 * 60
const WEEK = 7 * DAY

/** A time in which the site is open, in minutes since Monday 00:00. */
type Span = { from: number; to: number }

/** Whether the site is open, for example "closed, opens on Monday at 09:00" (decision 44.3). */
export function openState(hours: readonly OpeningHours[], now: WeekMoment): OpenState {
  const spans = hours.flatMap(spansOf)
  const at = (now.day - 1) * DAY + minutesOf(now.time)
  const end = closingTime(spans, at)
  if (end - at >= WEEK) return { is: 'always' }
  if (end > at) return { is: 'open', until: timeOf(end) }
  const waits = spans.map(({ from }) => (from - at + WEEK) % WEEK)
  if (waits.length === 0) return undefined
  const next = (at + Math.min(...waits)) % WEEK
  return { is: 'closed', opens: { day: Math.floor(next / DAY) + 1, time: timeOf(next) } }
}

/** Groups weekdays that follow each other: `[1, 2, 3, 5]` is Monday to Wednesday, and Friday. */
export function dayRuns(days: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = []
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run[1] === day - 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** The spans of opening hours, one per day. Equal times mean a whole day. */
function spansOf({ days, opens, closes }: OpeningHours): Span[] {
  const length = (minutesOf(closes) - minutesOf(opens) + DAY) % DAY || DAY
  return days.map((day) => {
    const from = (day - 1) * DAY + minutesOf(opens)
    return { from, to: from + length }
  })
}

/**
 * When the site closes next, with spans that follow each other without a gap taken as one; the moment itself when the
 * site is closed then.
 */
function closingTime(spans: readonly Span[], at: number): number {
  let end = at
  // The spans of the weeks before and after count too, because a span may cross Sunday midnight.
  const laterEnd = (span: Span) =>
    [span.to - WEEK, span.to, span.to + WEEK].find((to) => to > end && to - (span.to - span.from) <= end)
  while (end - at < WEEK) {
    const next = spans.map(laterEnd).find((to) => to !== undefined)
    if (next === undefined) return end
    end = next
  }
  return end
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timeOf = (minutes: number) =>
  [Math.floor((minutes % DAY) / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
