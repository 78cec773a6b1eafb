import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import { calendarFile, type CalendarEntry } from '../../domain/dates/calendar-file.ts'
import { isOver } from '../../domain/payment/booking-status.ts'
import { useText } from '../../i18n/use-locale.ts'
import { journeyEnds } from '../../parts/basket-line/line-name.ts'
import { useLineName } from '../../parts/basket-line/use-line-name.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { stopsOf, returnRide } from './next/itinerary.ts'

type Result = Answer<'bookingByToken'>

/** Saves the booking as a calendar file, and shares its URL, which can only read (decision 26.2). */
export function Tools({ result }: { result: Result }) {
  const stops = useEntries(result)
  const entries = isOver(result) ? [] : stops
  const { formatMessage } = useIntl()
  const { name } = useSite().site
  const say = (id: string) => showToast(formatMessage({ id }))
  const save = () => {
    const file = new Blob([calendarFile(entries, name, result.createdAt)], { type: 'text/calendar;charset=utf-8' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = 'booking.ics'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  const share = async () => {
    const url = location.origin + location.pathname
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: name, url })
      else {
        await navigator.clipboard.writeText(url)
        say('booking.shared')
      }
    } catch (error) {
      // An AbortError means that the visitor closed the system's share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say('booking.notShared')
    }
  }
  return (
    <>
      {entries.length > 0 ? (
        <Button kind="quiet" size="s" onClick={save}>
          <Icon name="calendar" size="s" />
          <FormattedMessage id="booking.calendar" />
        </Button>
      ) : null}
      {/* Not on a page that was opened with number and e-mail: its URL can cancel the booking (decision 26.7). */}
      {result.travellers ? null : (
        <Button kind="quiet" size="s" onClick={() => void share()}>
          <Icon name="share" size="s" />
          <FormattedMessage id="booking.share" />
        </Button>
      )}
    </>
  )
}

/** The calendar entries of a booking: a stay, a tour or a rental spans its days; flights and rides have a time. */
function useEntries({ lines, bookingNumber }: Result): CalendarEntry[] {
  const { formatMessage } = useIntl()
  const text = useText()
  const nameOf = useLineName()
  return stopsOf(lines).flatMap(({ id, kind, date, time, line, isFirst }) => {
    if (!isFirst && time === undefined) return []
    const { place, address = place, venue, doors, checkOut } = line
    const isBack = kind === 'rideBack'
    const ride = isBack ? returnRide(line) : line
    const name = nameOf(ride)
    const meetingPoint = isBack ? line.returnMeetingPoint : line.meetingPoint
    const flights = isBack
      ? [line.returnFlightNumber]
      : [line.flightNumber, ...(line.legs ?? []).map((leg) => leg.flightNo)]
    const until = time === undefined && checkOut !== undefined && line.stype !== 'daily' ? checkOut : date
    const opening = doors === undefined ? '' : formatMessage({ id: 'booking.doors' }, { time: doors })
    const note = [bookingNumber, ...flights, text(meetingPoint).text, opening].filter(Boolean).join('\n')
    const spot = [text(venue).text, text(address).text].filter(Boolean).join(formatMessage({ id: 'list.comma' }))
    return [
      {
        id: `${bookingNumber ?? ''} ${id}`,
        // A line can have several entries with times, so each of their titles says what happens then.
        title: time === undefined ? name : formatMessage({ id: `booking.stop.${kind}` }, { name }),
        place: text(journeyEnds(ride)?.from).text || spot,
        note,
        from: date,
        until,
        time,
      },
    ]
  })
}
