import { addDays, type CivilDate } from '../dates/civil-date.ts'

/** How far ahead, in days from today, a flight may depart; the same limit as for a stay. */
export const MAX_DAYS_AHEAD = 500

/** The last day that can be searched. */
export const lastFlightDay = (today: CivilDate): CivilDate => addDays(today, MAX_DAYS_AHEAD)

/** Whether a flight can be searched on a day. */
export const isFlightDay = (date: CivilDate, today: CivilDate): boolean => date >= today && date <= lastFlightDay(today)
