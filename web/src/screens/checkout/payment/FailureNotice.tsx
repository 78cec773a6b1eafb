import { FormattedMessage } from 'react-intl'
import { ApiError, messageOf, requestIdOf, waitOf } from '../../../api/errors.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { Failure } from './state.ts'

const takeFocus = (notice: HTMLElement | null) => notice?.focus()

/** Why there is no payment, whether money has moved, and what to do: 'An error occurred during the payment stage' (spec 8). */
export function FailureNotice({ failure }: { failure: Failure }) {
  const error = failure.kind === 'error' ? failure.error : undefined
  const requestId = requestIdOf(error)
  return (
    <Notice tone="bad" role="alert" tabIndex={-1} ref={takeFocus}>
      <p>
        <b>
          <FormattedMessage id="checkout.failed.title" />
        </b>
      </p>
      <p>
        <FormattedMessage id={reasonOf(failure)} values={waitOf(error)} />
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

function reasonOf(failure: Failure): string {
  if (failure.kind !== 'error') return `checkout.failed.${failure.kind}`
  const { error } = failure
  return (error instanceof ApiError ? REASONS[error.kind] : undefined) ?? messageOf(error)
}
