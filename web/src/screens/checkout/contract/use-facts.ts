import { useIntl } from 'react-intl'
import type { Schema } from '../../../api/operations.ts'
import { useSite } from '../../../api/use-site.ts'
import type { Booking } from '../../../booking/change.ts'
import { isolated } from '../../../domain/text/bidi.ts'
import { isAskedFor } from '../../../domain/cart/on-request.ts'
import { LOCALES } from '../../../i18n/locales.ts'
import { useFormats, useLocale, useText } from '../../../i18n/use-locale.ts'
import type { Facts } from './fill.ts'

type Line = Schema<'QuoteLine'>

/** Names, dates and sums of this booking and this quote, for the placeholders of a contract. */
export function useFacts(booking: Booking, quote: Schema<'Quote'>): Facts {
  const { formatMessage, formatList } = useIntl()
  const { site, today } = useSite()
  const { dateLong } = useFormats()
  const { words, sum } = useInText()
  const lineText = useLineText()
  const guest = (it: Booking['guests'][number]) =>
    it.type === 'child'
      ? `${person(it)} (${formatMessage({ id: 'checkout.contract.age' }, { age: it.age })})`
      : person(it)
  return {
    site: words(site.name),
    customer: booking.customer ? words(person(booking.customer)) : '',
    guests: formatList(booking.guests.map(guest).map(words), { type: 'unit' }),
    lines: quote.lines.map((line) => `– ${lineText(line)}`).join('\n'),
    total: sum(quote.total),
    payNow: sum(quote.payNow),
    date: dateLong(today),
  }
}

/** How names and sums stand in a text: in one from right to left each is isolated, as no element can be around it. */
function useInText() {
  const { money } = useFormats()
  const isMirrored = LOCALES[useLocale()].dir === 'rtl'
  return {
    words: (text: string) => (isMirrored ? isolated(text, 'words') : text),
    sum: (amount: Schema<'Money'>) => (isMirrored ? isolated(money(amount).text, 'sum') : money(amount).text),
  }
}

const person = ({ name, surname }: { name: string; surname: string }) => `${name} ${surname}`

/** One line of the contract says what, where, when, for whom, for how much and until when it can be given back. */
function useLineText(): (line: Line) => string {
  const { formatMessage } = useIntl()
  const { dateLong, instantDate, time } = useFormats()
  const { words, sum } = useInText()
  const text = useText()
  const back = ({ refundable, freeUntil }: NonNullable<Line['cancellation']>) => {
    if (!refundable) return formatMessage({ id: 'cancellation.none' })
    if (!freeUntil) return formatMessage({ id: 'cancellation.free' })
    return formatMessage({ id: 'cancellation.until' }, { date: instantDate(freeUntil), time: time(freeUntil) })
  }
  return ({
    title,
    place,
    roomName,
    board,
    checkIn,
    checkOut,
    pax,
    count,
    total,
    payAtHotel,
    cancellation,
    availability,
  }) =>
    [
      [title, place]
        .map((it) => text(it).text)
        .filter(Boolean)
        .map(words)
        .join(', '),
      roomName ? `${count} × ${words(text(roomName).text)}` : '',
      board ? formatMessage({ id: `board.${board}` }) : '',
      checkIn && checkOut ? `${dateLong(checkIn)} – ${dateLong(checkOut)}` : '',
      formatMessage({ id: 'party.text' }, { adults: pax.adults, children: pax.children.length }),
      sum(total),
      payAtHotel ? formatMessage({ id: 'checkout.contract.atHotel' }, { sum: sum(payAtHotel) }) : '',
      cancellation ? back(cancellation) : '',
      isAskedFor({ availability }) ? formatMessage({ id: 'checkout.contract.onRequest' }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
}
