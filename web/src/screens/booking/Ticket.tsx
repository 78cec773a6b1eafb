import { FormattedMessage, useIntl } from 'react-intl'
import type { Answer } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { PriceText } from '../../parts/PriceText.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './Ticket.module.css'

/** The number to quote, as the largest text of the page, and what has been paid: a ticket with its stub. */
export function Ticket({ result }: { result: Answer<'bookingByToken'> }) {
  const { state, bookingNumber, reference, total, paid, paidAt, createdAt, payAtHotel } = result
  const isUnpaid = paid.value === 0 && state !== 'cancelled'
  const { instantDate } = useFormats()
  const quoted = bookingNumber ?? reference
  return (
    <div className={styles.ticket}>
      <div>
        <p className="muted small">
          <FormattedMessage id={numberLabel(result)} />
        </p>
        {quoted ? <p className={styles.number}>{quoted}</p> : null}
        <div className={styles.tools}>
          <Button size="s" onClick={() => print()}>
            <Icon name="print" size="s" />
            <FormattedMessage id="booking.print" />
          </Button>
          {quoted ? <CopyButton text={quoted} /> : null}
        </div>
      </div>
      <div>
        <p className="muted small">
          <FormattedMessage
            id={isUnpaid ? 'booking.unpaid' : 'booking.paidOn'}
            values={{ date: <span className="ltr nums">{instantDate(paidAt ?? createdAt)}</span> }}
          />
        </p>
        <PriceText amount={isUnpaid ? (total ?? paid) : paid} />
        {payAtHotel.map((amount) => (
          <p key={amount.currency} className={styles.later}>
            <FormattedMessage id="booking.atHotel" values={{ sum: <Amount of={amount} /> }} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** A request has a number, but is no booking yet. */
function numberLabel({ state, bookingNumber }: Answer<'bookingByToken'>): string {
  if (state === 'requested' || state === 'refused') return 'booking.requestNumber'
  return bookingNumber ? 'booking.number' : 'booking.reference'
}

function CopyButton({ text }: { text: string }) {
  const { formatMessage } = useIntl()
  const say = (id: string) => showToast(formatMessage({ id }))
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('booking.copied'),
      () => say('booking.notCopied'),
    )
  return (
    <Button kind="quiet" size="s" onClick={() => void copy()}>
      <Icon name="copy" size="s" />
      <FormattedMessage id="booking.copy" />
    </Button>
  )
}
