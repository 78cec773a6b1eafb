/** A day of the Gregorian calendar as the integer YYYYMMDD; no clock and no time zone is involved. */
export type DateInt = number
export type DateRange = { from: DateInt | null; to: DateInt | null }
/** Year and month as the integer YYYYMM. */
export type MonthInt = number

const DAY_MS = 86_400_000
const toUtc = (date: DateInt) => Date.UTC(Math.floor(date / 10_000), (Math.floor(date / 100) % 100) - 1, date % 100)

function fromUtc(time: number): DateInt {
  const date = new Date(time)
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
}

export const monthOf = (date: DateInt): MonthInt => Math.floor(date / 100)
export const addDays = (date: DateInt, days: number): DateInt => fromUtc(toUtc(date) + days * DAY_MS)
/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (date: DateInt) => new Date(toUtc(date)).getUTCDay()
/** Nights between two days; negative when the second is the earlier one. */
export const nightsBetween = (from: DateInt, to: DateInt) => (toUtc(to) - toUtc(from)) / DAY_MS
/** A `Date` at midnight UTC, for `Intl` formatters with `timeZone: 'UTC'`. */
export const toDate = (date: DateInt) => new Date(toUtc(date))

export function addMonths(month: MonthInt, months: number): MonthInt {
  const count = Math.floor(month / 100) * 12 + (month % 100) - 1 + months
  return Math.floor(count / 12) * 100 + (count % 12) + 1
}

/** Weeks of a month, seven cells each; cells of the neighbouring months are null. `weekStart` as in `weekdayOf`. */
export function monthGrid(month: MonthInt, weekStart: number): (DateInt | null)[][] {
  const firstDay = month * 100 + 1
  const leadingBlanks = (weekdayOf(firstDay) - weekStart + 7) % 7
  const days = nightsBetween(firstDay, addMonths(month, 1) * 100 + 1)
  return Array.from({ length: Math.ceil((leadingBlanks + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => {
      const day = week * 7 + weekday - leadingBlanks + 1
      return day >= 1 && day <= days ? month * 100 + day : null
    }),
  )
}

/**
 * The range after a press on `day`. The first press sets the start, the second one the end. A third press, or one on a
 * day that is not after the start, begins a new range.
 */
export function pickDay({ from, to }: DateRange, day: DateInt): DateRange {
  return from === null || to !== null || day <= from ? { from: day, to: null } : { from, to: day }
}

/** The day that a key moves the focus to, never before `min`; null for a key that the grid does not handle. */
export function moveFocus(day: DateInt, key: string, setting: { rtl: boolean; weekStart: number; min: DateInt }) {
  const forward = setting.rtl ? -1 : 1
  const daysIntoWeek = (weekdayOf(day) - setting.weekStart + 7) % 7
  const sameDayIn = (months: number) => {
    const month = addMonths(monthOf(day), months)
    const last = addDays(addMonths(month, 1) * 100 + 1, -1)
    return Math.min(month * 100 + (day % 100), last)
  }
  const moves: Record<string, () => DateInt> = {
    ArrowLeft: () => addDays(day, -forward),
    ArrowRight: () => addDays(day, forward),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -daysIntoWeek),
    End: () => addDays(day, 6 - daysIntoWeek),
    PageUp: () => sameDayIn(-1),
    PageDown: () => sameDayIn(1),
  }
  const move = moves[key]
  return move ? Math.max(move(), setting.min) : null
}

/** DD.MM.YYYY, the way dates are written in every language of the site. */
export const formatTyped = (date: DateInt) =>
  [date % 100, monthOf(date) % 100, Math.floor(date / 10_000)].map((part) => String(part).padStart(2, '0')).join('.')
