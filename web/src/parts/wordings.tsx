import { FormattedMessage } from 'react-intl'
import type { Schema } from '../api/operations.ts'
import type { Party } from '../domain/party.ts'
import { nights, type Stay } from '../domain/stay.ts'
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
  const { weekdayDayMonth } = useFormats()
  return (
    <FormattedMessage
      id="stay.text"
      values={{ checkIn: weekdayDayMonth(stay.checkIn), checkOut: weekdayDayMonth(stay.checkOut) }}
    />
  )
}

/** "All inclusive" */
export function BoardText({ board }: { board: Schema<'Board'> }) {
  return <FormattedMessage id={`board.${board}`} />
}

/** "Free cancellation until 14 November", or that there is none. */
export function CancellationText({ cancellation }: { cancellation: Schema<'Cancellation'> }) {
  const { instantDate, time } = useFormats()
  const { refundable, freeUntil } = cancellation
  if (!refundable) return <FormattedMessage id="cancellation.none" />
  if (!freeUntil) return <FormattedMessage id="cancellation.free" />
  return <FormattedMessage id="cancellation.until" values={{ date: instantDate(freeUntil), time: time(freeUntil) }} />
}
