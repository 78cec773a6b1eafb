import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import type { Schema } from '../api/operations.ts'
import { useToday } from '../api/use-site.ts'
import type { CivilDate } from '../domain/dates/civil-date.ts'
import type { Party } from '../domain/people/party.ts'
import { needsYear, nights, spansYears, type Stay, type StayDraft } from '../domain/dates/stay.ts'
import { useFormats } from '../i18n/use-locale.ts'

/** "2 adults, 1 child" */
export function PartyText({ party: { adults, children } }: { party: Party }) {
  return <FormattedMessage id="party.text" values={{ adults, children: children.length }} />
}

/** "5 nights" */
export function NightsText({ stay }: { stay: Stay }) {
  return <FormattedMessage id="stay.nights" values={{ count: nights(stay) }} />
}

/**
 * "Sat 21 Nov – Thu 26 Nov 2026": the dates of a purchase or a booking, with their year. If both dates are in one year,
 * only one of them shows it: the last one, or the first one where a date begins with the year, as in Chinese.
 */
export function StayText({ stay }: { stay: Stay }) {
  const { weekdayDayMonth, weekdayDate } = useFormats()
  const day = spansYears(stay) ? weekdayDate : weekdayDayMonth
  const [checkInDate, checkOutDate] = [weekdayDate(stay.checkIn), weekdayDate(stay.checkOut)]
  const values = /^\d{4}/.test(checkInDate)
    ? { checkIn: checkInDate, checkOut: day(stay.checkOut) }
    : { checkIn: day(stay.checkIn), checkOut: checkOutDate }
  return <FormattedMessage id="stay.text" values={values} />
}

/** "Sat 21 Nov", with the year if it is not obvious. */
export function useStayDay(stay: StayDraft): (date: CivilDate) => string {
  const { weekdayDayMonth, weekdayDate } = useFormats()
  return needsYear(stay, useToday()) ? weekdayDate : weekdayDayMonth
}

/** "All inclusive" */
export function BoardText({ board }: { board: Schema<'Board'> }) {
  return <FormattedMessage id={`board.${board}`} />
}

/** "Free cancellation until 14.11.2026, 23:59, Istanbul time", or that the offer is non-refundable. */
export function CancellationText({ cancellation }: { cancellation: Schema<'Cancellation'> }) {
  const { instantDate, time } = useFormats()
  const { refundable, freeUntil } = cancellation
  if (!refundable) return <FormattedMessage id="cancellation.none" />
  if (!freeUntil) return <FormattedMessage id="cancellation.free" />
  return <FormattedMessage id="cancellation.until" values={{ date: instantDate(freeUntil), time: time(freeUntil) }} />
}
