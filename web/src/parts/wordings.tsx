import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import type { Schema } from '../api/operations.ts'
import { dateParts, type CivilDate } from '../domain/dates/civil-date.ts'
import type { Party } from '../domain/people/party.ts'
import { nights, spansYears, type Stay, type StayDraft } from '../domain/dates/stay.ts'
import { useFormats } from '../i18n/use-locale.ts'

/** "2 adults, 1 child" */
export function PartyText({ party: { adults, children } }: { party: Party }) {
  return <FormattedMessage id="party.text" values={{ adults, children: children.length }} />
}

/** "5 nights" */
export function NightsText({ stay }: { stay: Stay }) {
  return <FormattedMessage id="stay.nights" values={{ count: nights(stay) }} />
}

/** "Sat 21 Nov – Thu 26 Nov" */
export function StayText({ stay }: { stay: Stay }) {
  const day = useStayDay(stay)
  return <FormattedMessage id="stay.text" values={{ checkIn: day(stay.checkIn), checkOut: day(stay.checkOut) }} />
}

/** "Sat 21 Nov", with the year when the stay's other date is in another year. */
export function useStayDay(stay: StayDraft): (date: CivilDate) => string {
  const { weekdayDayMonth } = useFormats()
  const withYear = spansYears(stay)
  return (date) => (withYear ? `${weekdayDayMonth(date)} ${dateParts(date).year}` : weekdayDayMonth(date))
}

/** "All inclusive" */
export function BoardText({ board }: { board: Schema<'Board'> }) {
  return <FormattedMessage id={`board.${board}`} />
}

/** "Free cancellation until 14 November", or that the offer is non-refundable. */
export function CancellationText({ cancellation }: { cancellation: Schema<'Cancellation'> }) {
  const { instantDate, time } = useFormats()
  const { refundable, freeUntil } = cancellation
  if (!refundable) return <FormattedMessage id="cancellation.none" />
  if (!freeUntil) return <FormattedMessage id="cancellation.free" />
  return <FormattedMessage id="cancellation.until" values={{ date: instantDate(freeUntil), time: time(freeUntil) }} />
}
