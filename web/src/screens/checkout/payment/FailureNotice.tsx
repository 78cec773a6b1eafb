import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { ApiError } from '../../../api/errors.ts'
import { messageOf, requestIdOf, waitOf } from '../../../api/error-words.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { useFocusOnShow } from '../../../ui/use-focus-on-show.ts'
import type { Failure } from './attempt/state.ts'
import { isSoldOut } from './price/ask-price.ts'
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
        <FormattedMessage id={unpaidMessageId(failure, kind) ?? messageIdOf(failure)} values={waitOf(error)} />
      </p>
      {isSoldOut(error) ? <ToCart /> : null}
      {requestId ? (
        <p className="small">
          <FormattedMessage id="error.requestId" values={{ id: <span className="ltr">{requestId}</span> }} />
        </p>
      ) : null}
    </Notice>
  )
}

/** Problem kinds of a payment that are more specific than their status. */
const PROBLEM_MESSAGES: Record<string, string> = {
  offline: 'checkout.failed.unanswered',
  unreadable: 'checkout.failed.unanswered',
  'payment-in-progress': 'checkout.failed.inProgress',
  'idempotency-mismatch': 'checkout.failed.startAgain',
  // The quote is unknown or no longer valid, for example for instalments that the card does not have. The next press
  // requests a new one.
  'wrong-step': 'checkout.failed.startAgain',
  'payment-step-rejected': 'checkout.failed.rejected',
}

/** Known reasons of a bank for declining a card; other reasons use the general text. */
const DECLINE_MESSAGES: Partial<Record<Schema<'DeclineReason'>, string>> = {
  'insufficient-funds': 'checkout.failed.insufficientFunds',
  'limit-exceeded': 'checkout.failed.limitExceeded',
  'expired-card': 'checkout.failed.expiredCard',
  'wrong-details': 'checkout.failed.wrongDetails',
  'not-permitted': 'checkout.failed.notPermitted',
  'not-confirmed': 'checkout.failed.notConfirmed',
  cancelled: 'checkout.failed.cancelled',
}

/** Messages for failed orders without a card: requests, and bookings that are held unpaid. */
const UNPAID_MESSAGES: Record<'request' | 'held', Record<string, string>> = {
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

/**
 * The message id for a failed order without a card; undefined if it needs no text of its own. `kind` is the current
 * choice: after a failure with `notTaken`, which only such orders have, a card may have been chosen.
 */
function unpaidMessageId(failure: Failure, kind: OrderKind): string | undefined {
  const failureKind = kindOf(failure)
  if (kind !== 'card') return UNPAID_MESSAGES[kind][failureKind]
  return failureKind === 'notTaken' ? UNPAID_MESSAGES.held.notTaken : undefined
}

/**
 * The kind of the failure. A call that failed offline counts as `unreadable`, because it may have been sent; the kind
 * `offline` means that nothing was sent.
 */
function kindOf(failure: Failure): string {
  if (failure.kind !== 'error') return failure.kind
  const kind = failure.error instanceof ApiError ? failure.error.kind : ''
  return kind === 'offline' ? 'unreadable' : kind
}

function messageIdOf(failure: Failure): string {
  if (failure.kind === 'declined')
    return (failure.reason && DECLINE_MESSAGES[failure.reason]) ?? 'checkout.failed.declined'
  if (failure.kind !== 'error') return `checkout.failed.${failure.kind}`
  const { error } = failure
  return (error instanceof ApiError ? PROBLEM_MESSAGES[error.kind] : undefined) ?? messageOf(error)
}
