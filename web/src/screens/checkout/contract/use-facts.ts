import { useIntl } from 'react-intl'
import type { Schema } from '../../../api/operations.ts'
import { useSite } from '../../../api/use-site.ts'
import type { Booking } from '../../../booking/change.ts'
import { useFormats, useText } from '../../../i18n/use-locale.ts'
import type { Facts } from './fill.ts'

type Line = Schema<'QuoteLine'>

/** Names, dates and sums of this booking and this quote, for the placeholders of a contract. */
export function useFacts(booking: Booking, quote: Schema<'Quote'>): Facts {
  const { formatMessage, formatList } = useIntl()
  const { site, today } = useSite()
  const { money, dateLong } = useFormats()
  const lineText = useLineText()
  const guest = (it: Booking['guests'][number]) =>
    it.type === 'child'
      ? `${person(it)} (${formatMessage({ id: 'checkout.contract.age' }, { age: it.age })})`
      : person(it)
  return {
    site: site.name,
    customer: booking.customer ? person(booking.customer) : '',
    guests: formatList(booking.guests.map(guest), { type: 'unit' }),
    lines: quote.lines.map((line) => `– ${lineText(line)}`).join('\n'),
    total: money(quote.total).text,
    payNow: money(quote.payNow).text,
    date: dateLong(today),
  }
}

const person = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`

/** One line of the contract says what, where, when, for whom, for how much and until when it can be given back. */
function useLineText(): (line: Line) => string {
  const { formatMessage } = useIntl()
  const { money, dateLong, instantDate, time } = useFormats()
  const text = useText()
  const back = ({ refundable, freeUntil }: NonNullable<Line['cancellation']>) => {
    if (!refundable) return formatMessage({ id: 'cancellation.none' })
    if (!freeUntil) return formatMessage({ id: 'cancellation.free' })
    return formatMessage({ id: 'cancellation.until' }, { date: instantDate(freeUntil), time: time(freeUntil) })
  }
  return ({ title, place, roomName, board, checkIn, checkOut, pax, count, total, payAtHotel, cancellation }) =>
    [
      [title, place]
        .map((it) => text(it).text)
        .filter(Boolean)
        .join(', '),
      roomName ? `${count} × ${text(roomName).text}` : '',
      board ? formatMessage({ id: `board.${board}` }) : '',
      checkIn && checkOut ? `${dateLong(checkIn)} – ${dateLong(checkOut)}` : '',
      formatMessage({ id: 'party.text' }, { adults: pax.adults, children: pax.children.length }),
      money(total).text,
      payAtHotel ? formatMessage({ id: 'checkout.contract.atHotel' }, { sum: money(payAtHotel).text }) : '',
      cancellation ? back(cancellation) : '',
    ]
      .filter(Boolean)
      .join(' · ')
}
