import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { creditOf } from '../../domain/payment/credit.ts'
import {
  dueLater,
  bookingStatusOf,
  isHeldStatus,
  isOver,
  missingOf,
  paidWords,
} from '../../domain/payment/booking-status.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { PriceText } from '../../parts/PriceText.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './Ticket.module.css'
import { Tools } from './Tools.tsx'

/** A ticket with its stub: the booking number as the largest text of the page, and what was paid. */
export function Ticket({ result }: { result: Answer<'bookingByToken'> }) {
  const { formatMessage } = useIntl()
  const { bookingNumber, reference } = result
  const payAtHotel = isOver(result) ? [] : result.payAtHotel
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
          {quoted ? (
            <CopyButton
              text={quoted}
              label={formatMessage({ id: 'booking.copy' })}
              toast={formatMessage({ id: 'booking.copied' })}
            />
          ) : null}
          <Tools result={result} />
        </div>
      </div>
      <div>
        <Money result={result} />
        {payAtHotel.map((amount) => (
          <p key={amount.currency} className={styles.later}>
            <FormattedMessage id="booking.atHotel" values={{ sum: <Amount of={amount} /> }} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** The amount paid, or the amount due with its deadline; for a deposit also the rest with its due date. */
function Money({ result }: { result: Answer<'bookingByToken'> }) {
  const { total, paid, installment, paidAt, createdAt, optionDate, payLaterBy } = result
  const { instantDate, dateLong } = useFormats()
  const status = bookingStatusOf(result)
  const isHeld = isHeldStatus(status) && optionDate !== undefined
  const isUnpaid = paid.value === 0
  const credit = creditOf(result)
  const shown = isUnpaid ? (total ?? paid) : paid
  const later = dueLater(result)
  const day = isHeld ? optionDate : (paidAt ?? createdAt)
  return (
    <>
      <p className="muted small">
        <FormattedMessage
          id={isHeld ? 'booking.due' : isUnpaid ? 'booking.unpaid' : paidWords(result)}
          values={{ date: <span className="ltr nums">{instantDate(day)}</span> }}
        />
      </p>
      <PriceText amount={isHeld ? missingOf(result) : shown} />
      {credit ? (
        <p className={styles.later}>
          <FormattedMessage id="booking.plan" values={{ num: installment, credit: <Amount of={credit} /> }} />
        </p>
      ) : null}
      {later ? (
        <p className={styles.later}>
          <FormattedMessage
            id="booking.rest"
            values={{
              sum: <Amount of={later} />,
              date: payLaterBy === undefined ? 'no' : <span className="ltr nums">{dateLong(payLaterBy)}</span>,
            }}
          />
        </p>
      ) : null}
    </>
  )
}

/**
 * The label of the number: a request has a number before it is a booking, and a booking that was not made has only a
 * reference.
 */
function numberLabel({ state, bookingNumber }: Answer<'bookingByToken'>): string {
  if (bookingNumber === undefined) return 'booking.reference'
  return state === 'requested' || state === 'refused' ? 'booking.requestNumber' : 'booking.number'
}
