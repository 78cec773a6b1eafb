import { dateParts } from '../../../domain/dates/civil-date.ts'
import { spansYears, type Stay } from '../../../domain/dates/stay.ts'
import type { Formats } from '../../../i18n/formats.ts'

/**
 * The dates of a stay as a text: "21–26 November" within a month, "30 November – 5 December" across months. Across
 * years both dates have their year, because a stay may be longer than a year. Chinese begins with the month, so both
 * dates are complete there: "5月2日 – 5月7日".
 */
export function stayRange({ checkIn, checkOut }: Stay, { dayMonth }: Pick<Formats, 'dayMonth'>): string {
  const [from, to] = [dateParts(checkIn), dateParts(checkOut)]
  const isMonthFirst = dayMonth(checkOut).includes('月')
  // Spanish and Portuguese join all three parts with the same word: "29 de diciembre de 2026".
  const joiner = dayMonth(checkOut).includes(' de ') ? ' de ' : ' '
  if (spansYears({ checkIn, checkOut })) {
    const withYear = (day: string, year: number) => (isMonthFirst ? `${year}年${day}` : `${day}${joiner}${year}`)
    return `${withYear(dayMonth(checkIn), from.year)} – ${withYear(dayMonth(checkOut), to.year)}`
  }
  const isShort = from.month === to.month && !isMonthFirst
  return isShort ? `${from.day}–${dayMonth(checkOut)}` : `${dayMonth(checkIn)} – ${dayMonth(checkOut)}`
}
