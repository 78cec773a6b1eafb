import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { ApiError } from '../../../api/errors.ts'
import { messageOf, requestIdOf, waitOf } from '../../../api/error-words.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { useFocusOnShow } from '../../../ui/use-focus-on-show.ts'
import type { Failure } from './attempt/state.ts'
import { isGone } from './price/ask-price.ts'
import { ToCart } from './ToCart.tsx'

/** What is being sent: a card payment, a request, or a booking paid by transfer or later. */
export type OrderKind = 'card' | 'request' | 'held'

export type FailureNoticeProps = { failure: Failure; kind: OrderKind }

/**
 * Why the payment failed, whether money was charged, and what to do: 'An error occurred during the payment stage'
 * (decision 34.5).
 */
export function FailureNotice({ failure, kind }: FailureNoticeProps) {
  const notice = useFocusOnShow<HTMLDivElement>()
  if (failure.kind === 'givenUp' || failure.kind === 'reworded') {
    return (
      <Notice aria-live="polite" tabIndex={-1} ref={notice}>
        <FormattedMessage id={`checkout.failed.${failure.kind}`} />
      </Notice>
    )
  }
  const error = failure.kind === 'error' ? failure.error : undefined
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad" role="alert" tabIndex={-1} ref={notice}>
      <p>
        <b>
          <FormattedMessage id={kind === 'request' ? 'request.failed.title' : 'checkout.failed.title'} />
        </b>
      </p>
      <p>
        <FormattedMessage id={unpaidReason(failure, kind) ?? reasonOf(failure)} values={waitOf(error)} />
      </p>
      {isGone(error) ? <ToCart /> : null}
      {requestId ? (
        <p className="small">
          <FormattedMessage id="error.requestId" values={{ id: <span className="ltr">{requestId}</span> }} />
        </p>
      ) : null}
    </Notice>
  )
}

/** Problem kinds of a payment that are more specific than their status. */
const REASONS: Record<string, string> = {
  offline: 'checkout.failed.unanswered',
  unreadable: 'checkout.failed.unanswered',
  'payment-in-progress': 'checkout.failed.inProgress',
  'idempotency-mismatch': 'checkout.failed.startAgain',
  // The quote is unknown or no longer valid, as for instalments that the card does not have. The next press asks anew.
  'wrong-step': 'checkout.failed.startAgain',
  'payment-step-rejected': 'checkout.failed.rejected',
}

/** Known reasons of a bank for declining a card; other reasons use the general text. */
const DECLINED: Partial<Record<Schema<'DeclineReason'>, string>> = {
  'insufficient-funds': 'checkout.failed.insufficientFunds',
  'limit-exceeded': 'checkout.failed.limitExceeded',
  'expired-card': 'checkout.failed.expiredCard',
  'wrong-details': 'checkout.failed.wrongDetails',
  'not-permitted': 'checkout.failed.notPermitted',
  'not-confirmed': 'checkout.failed.notConfirmed',
  cancelled: 'checkout.failed.cancelled',
}

/** Messages for failed orders without a card: requests, and bookings that are held unpaid. */
const UNPAID: Record<'request' | 'held', Record<string, string>> = {
  request: {
    offline: 'request.failed.offline',
    unreadable: 'request.failed.unanswered',
    'in-progress': 'request.failed.unanswered',
    notTaken: 'request.failed.notTaken',
  },
  held: {
    offline: 'hold.failed.offline',
    unreadable: 'hold.failed.unanswered',
    'in-progress': 'hold.failed.unanswered',
    notTaken: 'hold.failed.notTaken',
  },
}

/** `notTaken` occurs only for bookings without a card, so it applies even if a card has been chosen since. */
function unpaidReason(failure: Failure, kind: OrderKind): string | undefined {
  const name = kindOf(failure)
  if (kind !== 'card') return UNPAID[kind][name]
  return name === 'notTaken' ? UNPAID.held.notTaken : undefined
}

/**
 * The kind of the failure. A call without a response counts as `unreadable`; `offline` is only reported before anything
 * is sent.
 */
function kindOf(failure: Failure): string {
  if (failure.kind !== 'error') return failure.kind
  const kind = failure.error instanceof ApiError ? failure.error.kind : ''
  return kind === 'offline' ? 'unreadable' : kind
}

function reasonOf(failure: Failure): string {
  if (failure.kind === 'declined') return (failure.reason && DECLINED[failure.reason]) ?? 'checkout.failed.declined'
  if (failure.kind !== 'error') return `checkout.failed.${failure.kind}`
  const { error } = failure
  return (error instanceof ApiError ? REASONS[error.kind] : undefined) ?? messageOf(error)
}
