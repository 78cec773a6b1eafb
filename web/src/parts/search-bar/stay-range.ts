import { dateParts } from '../../domain/dates/civil-date.ts'
import { spansYears, type Stay } from '../../domain/dates/stay.ts'
import type { Formats } from '../../i18n/formats.ts'

/**
 * "21–26 November", "30 November – 5 December" across months, and with both years across years, because a stay may be
 * longer than one.
 */
export function stayRange({ checkIn, checkOut }: Stay, { dayMonth }: Pick<Formats, 'dayMonth'>): string {
  const [from, to] = [dateParts(checkIn), dateParts(checkOut)]
  if (spansYears({ checkIn, checkOut })) return `${dayMonth(checkIn)} ${from.year} – ${dayMonth(checkOut)} ${to.year}`
  const oneMonth = from.month === to.month
  return oneMonth ? `${from.day}–${dayMonth(checkOut)}` : `${dayMonth(checkIn)} – ${dayMonth(checkOut)}`
}
