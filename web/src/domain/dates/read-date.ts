import { latinDigits } from '../text/digits.ts'
import { dateParts, type CivilDate } from './civil-date.ts'

/** The date of a year, month (1-12) and day, or undefined when the calendar has no such day. Years 1000-9999. */
export function civilDate(year: number, month: number, day: number): CivilDate | undefined {
  if (year < 1000 || year > 9999) return undefined
  const moment = new Date(Date.UTC(year, month - 1, day))
  const exists = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  return exists ? year * 10_000 + month * 100 + day : undefined
}

/** Whether a number is an existing date; 20270231 is not (decision 30.1). */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false
  const { year, month, day } = dateParts(value)
  return civilDate(year, month, day) === value
}

/** Reads YYYY-MM-DD or YYYYMMDD, nothing else; undefined when it is not such a date. */
export function parseIso(text: string): CivilDate | undefined {
  const found = /^(\d{4})(-?)(\d{2})\2(\d{2})$/.exec(text)
  return found ? civilDate(Number(found[1]), Number(found[3]), Number(found[4])) : undefined
}

/**
 * Reads what people type: D.M.YYYY, D/M/YY, D-M (the next such day from `today` on), DDMMYYYY and ISO, in any of the
 * three digit sets. The day always comes before the month, as in displayed dates (decision 30.4).
 */
export function parseTyped(text: string, today: CivilDate): CivilDate | undefined {
  const typed = latinDigits(text).trim()
  const iso = /^\d{4}-/.test(typed) ? parseIso(typed) : undefined
  if (iso !== undefined) return iso
  const found =
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    /^(\d{1,2})[\s.,/\-\u060d\u066b]+(\d{1,2})(?:[\s.,/\-\u060d\u066b]+(\d{4}|\d{2}))?\.?$/.exec(typed)
  if (!found) return undefined
  const [day, month, year] = [Number(found[1]), Number(found[2]), found[3]]
  if (year !== undefined) return civilDate(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  return nextSuchDay(month, day, today)
}

/** 29 February may be up to eight years away (1896 to 1904, 2096 to 2104). */
function nextSuchDay(month: number, day: number, today: CivilDate): CivilDate | undefined {
  const { year } = dateParts(today)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const date = civilDate(year + ahead, month, day)
    if (date !== undefined && date >= today) return date
  }
  return undefined
}
