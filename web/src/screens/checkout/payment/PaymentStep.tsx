import { Suspense } from 'react'
import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Booking } from '../../../booking/change.ts'
import { isUnsendableRequest } from '../../../domain/cart/on-request.ts'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { lazyPart } from '../../../parts/lazy-part.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { Refusal } from './lazy-payment.ts'
import { PaymentForm } from './PaymentForm.tsx'
import type { Order } from './OrderForm.tsx'
import styles from './PaymentStep.module.css'
import type { ChoiceState } from './method/use-choice.ts'
import { StepSkeleton } from './StepSkeleton.tsx'
import type { Attempt } from './attempt/use-attempt.ts'
import { isSoldOut } from './price/ask-price.ts'
import type { useQuote } from './price/use-quote.ts'

const RequestForm = lazyPart<Order>(() => import('./RequestForm.tsx').then((module) => module.RequestForm))

type PaymentStepProps = {
  booking: Booking
  quoteState: ReturnType<typeof useQuote>
  choiceState: ChoiceState
  attempt: Attempt
  /** Whether the guests have just been saved. */
  saved: boolean
}

/** The payment step. It asks for nothing before the amount to be charged is known. */
export function PaymentStep({ booking, quoteState, choiceState, attempt, saved }: PaymentStepProps) {
  const { quote, pending, error, retry, replace } = quoteState
  const order = quote && { booking, quote, pending, replace, attempt }
  // No retry brings a price: something is sold out, or cannot be requested.
  const isFinal = isSoldOut(error) || isUnsendableRequest(booking.products)
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
      {error && !isFinal ? <Failure error={error} retry={retry} /> : null}
      <Suspense>{error && isFinal ? <Refusal gone={isSoldOut(error)} /> : null}</Suspense>
      {!error && !order ? <StepSkeleton /> : null}
      <Suspense fallback={<StepSkeleton />}>{order?.quote.onRequest ? <RequestForm {...order} /> : null}</Suspense>
      {order && !order.quote.onRequest ? <PaymentForm order={order} choiceState={choiceState} /> : null}
    </>
  )
}
