import { dateParts } from '../../../domain/dates/civil-date.ts'
import { spansYears, type Stay } from '../../../domain/dates/stay.ts'
import type { Formats } from '../../../i18n/formats.ts'

/**
 * "21–26 November", "30 November – 5 December" across months, and with both years across years, because a stay may be
 * longer than one. Chinese names the month first, so a stay there has both days whole: "5月2日 – 5月7日".
 */
export function stayRange({ checkIn, checkOut }: Stay, { dayMonth }: Pick<Formats, 'dayMonth'>): string {
  const [from, to] = [dateParts(checkIn), dateParts(checkOut)]
  const isMonthFirst = dayMonth(checkOut).includes('月')
  // Spanish and Portuguese join all three parts with the same word: "29 de diciembre de 2026".
  const joint = dayMonth(checkOut).includes(' de ') ? ' de ' : ' '
  if (spansYears({ checkIn, checkOut })) {
    const within = (day: string, year: number) => (isMonthFirst ? `${year}年${day}` : `${day}${joint}${year}`)
    return `${within(dayMonth(checkIn), from.year)} – ${within(dayMonth(checkOut), to.year)}`
  }
  const isShort = from.month === to.month && !isMonthFirst
  return isShort ? `${from.day}–${dayMonth(checkOut)}` : `${dayMonth(checkIn)} – ${dayMonth(checkOut)}`
}
