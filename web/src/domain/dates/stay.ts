import { addDays, dateParts, nightsBetween, type CivilDate } from './civil-date.ts'

/** The night of `checkIn` is the first, the night before `checkOut` the last. */
export type Stay = { checkIn: CivilDate; checkOut: CivilDate }

/** "checkIn (default tomorrow), checkOut (default six days on)" (decision 30.3), both from today: 5 nights. */
const CHECK_IN_DAYS_AHEAD = 1
const CHECK_OUT_DAYS_AHEAD = 6

export function defaultStay(today: CivilDate, length = CHECK_OUT_DAYS_AHEAD - CHECK_IN_DAYS_AHEAD): Stay {
  const checkIn = addDays(today, CHECK_IN_DAYS_AHEAD)
  return { checkIn, checkOut: addDays(checkIn, length) }
}

export function nights(stay: Stay): number {
  return nightsBetween(stay.checkIn, stay.checkOut)
}

/** Whether both dates must be shown with their year, because the years differ. */
export function spansYears({ checkIn, checkOut }: StayDraft): boolean {
  if (checkIn === undefined || checkOut === undefined) return false
  return dateParts(checkIn).year !== dateParts(checkOut).year
}

/** Whether the dates must be shown with their year: the years differ, or the stay is a year or more away. */
export function needsYear(stay: StayDraft, today: CivilDate): boolean {
  return spansYears(stay) || (stay.checkIn ?? 0) >= today + A_YEAR
}

/** The difference between a date, YYYYMMDD, and the same day of the next year. */
const A_YEAR = 10_000

export type StayDraft = { checkIn?: CivilDate | undefined; checkOut?: CivilDate | undefined }
