import { FormattedMessage } from 'react-intl'
import type { Booking } from '../../../booking/change.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { RequestForm } from './RequestForm.tsx'
import styles from './PaymentStep.module.css'
import type { Attempt } from './use-attempt.ts'
import type { useQuote } from './use-quote.ts'

type PaymentStepProps = {
  booking: Booking
  quoted: ReturnType<typeof useQuote>
  attempt: Attempt
  /** The guests have just been saved. */
  saved: boolean
}

/** How it is paid. Nothing is asked for before it is known what will be charged. */
export function PaymentStep({ booking, quoted, attempt, saved }: PaymentStepProps) {
  const { quote, error, retry } = quoted
  const Form = quote?.onRequest ? RequestForm : PaymentForm
  const hasFailed = attempt.state.at === 'form' && attempt.state.failure !== undefined
  return (
    <>
      {saved && !hasFailed ? (
        <Notice tone="good" aria-live="polite" className={styles.notice}>
          <b>
            <FormattedMessage id="checkout.saved.title" />
          </b>{' '}
          <FormattedMessage id="checkout.saved.text" />
        </Notice>
      ) : null}
      {error && !quote ? <Failure error={error} retry={retry} /> : null}
      {!error && !quote ? (
        <div className="stack">
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton height="12rem" />
          <Skeleton height="8rem" />
        </div>
      ) : null}
      {quote ? <Form booking={booking} quote={quote} replace={quoted.replace} attempt={attempt} /> : null}
    </>
  )
}
