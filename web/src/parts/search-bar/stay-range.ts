import { dateParts } from '../../domain/civil-date.ts'
import type { Stay } from '../../domain/stay.ts'
import type { Formats } from '../../i18n/formats.ts'

/** "21–26 November", or "30 November – 5 December" over the end of a month. */
export function stayRange({ checkIn, checkOut }: Stay, { dayMonth }: Pick<Formats, 'dayMonth'>): string {
  const [from, to] = [dateParts(checkIn), dateParts(checkOut)]
  const oneMonth = from.month === to.month && from.year === to.year
  return oneMonth ? `${from.day}–${dayMonth(checkOut)}` : `${dayMonth(checkIn)} – ${dayMonth(checkOut)}`
}
