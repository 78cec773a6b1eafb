import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../../api/operations.ts'
import { ApiError } from '../../../api/errors.ts'
import { messageOf, requestIdOf, waitOf } from '../../../api/error-words.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import type { Failure } from './attempt/state.ts'

const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/**
 * Why there is no payment, whether money has moved, and what to do: 'An error occurred during the payment stage'
 * (decision 34.5).
 */
export function FailureNotice({ failure, request }: { failure: Failure; request?: boolean }) {
  if (failure.kind === 'givenUp') {
    return (
      <Notice aria-live="polite" tabIndex={-1} ref={takeFocus}>
        <FormattedMessage id="checkout.failed.givenUp" />
      </Notice>
    )
  }
  const error = failure.kind === 'error' ? failure.error : undefined
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad" role="alert" tabIndex={-1} ref={takeFocus}>
      <p>
        <b>
          <FormattedMessage id={request ? 'request.failed.title' : 'checkout.failed.title'} />
        </b>
      </p>
      <p>
        <FormattedMessage
          id={(request && REQUEST_REASONS[kindOf(failure)]) || reasonOf(failure)}
          values={waitOf(error)}
        />
      </p>
      {requestId ? (
        <p className="small">
          <FormattedMessage id="error.requestId" values={{ id: <span className="ltr">{requestId}</span> }} />
        </p>
      ) : null}
    </Notice>
  )
}

/** Problems of a payment that say more than their status does. */
const REASONS: Record<string, string> = {
  offline: 'checkout.failed.unanswered',
  unreadable: 'checkout.failed.unanswered',
  'payment-in-progress': 'checkout.failed.inProgress',
  'idempotency-mismatch': 'checkout.failed.startAgain',
  'payment-step-rejected': 'checkout.failed.rejected',
}

/** What a bank tells of a declined card, and what helps; a reason that is not among them gets the general text. */
const DECLINED: Partial<Record<Schema<'DeclineReason'>, string>> = {
  'insufficient-funds': 'checkout.failed.insufficientFunds',
  'limit-exceeded': 'checkout.failed.limitExceeded',
  'expired-card': 'checkout.failed.expiredCard',
  'wrong-details': 'checkout.failed.wrongDetails',
  'not-permitted': 'checkout.failed.notPermitted',
  'not-confirmed': 'checkout.failed.notConfirmed',
  cancelled: 'checkout.failed.cancelled',
}

/** The same of a request: nothing is charged either way. */
const REQUEST_REASONS: Record<string, string> = {
  offline: 'request.failed.offline',
  unreadable: 'request.failed.unanswered',
  'in-progress': 'request.failed.unanswered',
  notTaken: 'request.failed.notTaken',
}

/** What has gone wrong, by its name. A call without an answer is `unreadable`; `offline` is said before anything is sent. */
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
