import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { OnRequestBadge } from '../../../parts/OnRequestBadge.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import { Amount } from '../../../parts/Amount.tsx'
import type { SoldOffer, SoldPlan } from '../../../parts/provider-hotels/sold.ts'
import { hotelTime } from './hotel-time.ts'
import { perNights } from './per-nights.ts'
import styles from './rates.module.css'

type Plan = SoldPlan
type Offer = SoldOffer

/** A visually hidden comma for screen readers, because what follows is on a line of its own. */
const pause = (chunks: ReactNode) => <span className="sr">{chunks}</span>
const small = (chunks: ReactNode) => <small className={styles.note}>{chunks}</small>

/** "Free until 14 November, 23:59 hotel time" */
export function CancellationCell({ cancellation: { refundable, freeUntil } }: Pick<Offer, 'cancellation'>) {
  const { dayMonth, instantDate, time } = useFormats()
  const until = freeUntil === undefined ? undefined : hotelTime(freeUntil)
  if (!refundable) return <FormattedMessage id="hotel.rate.nonRefundable" />
  if (!until) {
    return (
      <span className="good">
        <FormattedMessage id="cancellation.free" />
      </span>
    )
  }
  // The provider gives the instant in UTC, without the hotel's offset; it is shown in the site's time zone (decision
  // 30.5).
  if (freeUntil?.endsWith('Z')) {
    const clock = <span className="ltr">{time(freeUntil)}</span>
    return (
      <span className="good">
        <FormattedMessage
          id="hotel.rate.freeUntilOurs"
          values={{ date: instantDate(freeUntil), time: clock, small, pause }}
        />
      </span>
    )
  }
  return (
    <span className="good">
      <FormattedMessage
        id="hotel.rate.freeUntil"
        values={{
          date: dayMonth(until.date),
          time: <span className="ltr">{until.time}</span>,
          small,
          pause,
        }}
      />
    </span>
  )
}

/** When the rate is paid; for a rate on request, that nothing is charged yet (decision 24.1). */
export function PaymentCell({ plan: { availability, offer } }: { plan: Plan }) {
  const { payNow, payLater, payLaterBy } = offer
  const { dayMonth } = useFormats()
  const date = payLaterBy === undefined ? undefined : dayMonth(payLaterBy)
  if (availability === 2) {
    return (
      <>
        <OnRequestBadge />
        <small className={styles.note}>
          <FormattedMessage id="hotel.rate.onRequest.note" />
        </small>
        <small className={styles.note}>
          <FormattedMessage id="request.noCharge" />
        </small>
      </>
    )
  }
  return (
    <>
      {payLater && payLater.value > 0 ? (
        <>
          {payNow.value > 0 ? (
            <FormattedMessage id="hotels.payNow" values={{ amount: <Amount of={payNow} /> }} />
          ) : (
            <FormattedMessage id="hotel.rate.payLater" />
          )}
          <small className={styles.note}>
            <FormattedMessage
              id={date === undefined ? 'hotel.rate.rest' : 'hotels.payLater'}
              values={{ amount: <Amount of={payLater} />, date }}
            />
          </small>
        </>
      ) : (
        <FormattedMessage id="hotel.rate.payFull" />
      )}
    </>
  )
}

type TotalCellProps = {
  plan: Plan
  /** The current price of this rate's line in the basket, if it differs from the displayed one. */
  inBasketAt: Schema<'Money'> | undefined
}

/** The total price, with the reference price only if the agency gives one. */
export function TotalCell({ plan: { left, offer }, inBasketAt }: TotalCellProps) {
  const { formatMessage } = useIntl()
  const { total, was, discount, nights, payAtHotel } = offer
  return (
    <>
      <PriceText
        amount={total}
        was={was}
        discount={discount}
        per={formatMessage({ id: perNights(payAtHotel !== undefined) }, { count: nights })}
      />
      {payAtHotel ? (
        <span className={styles.note}>
          <FormattedMessage id="hotels.payAtHotel" values={{ amount: <Amount of={payAtHotel} /> }} />
        </span>
      ) : null}
      {left === undefined ? null : (
        <span className={`${styles.line} small warn`}>
          <FormattedMessage id="hotel.rate.left" values={{ count: left }} />
        </span>
      )}
      {inBasketAt ? (
        <span className={`${styles.line} small warn`}>
          <FormattedMessage id="hotel.rate.inCartAt" values={{ amount: <Amount of={inBasketAt} /> }} />
        </span>
      ) : null}
    </>
  )
}
