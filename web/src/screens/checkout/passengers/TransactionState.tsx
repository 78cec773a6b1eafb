import { FormattedMessage } from 'react-intl'
import { Failure } from '../../../parts/Failure.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import type { Transaction } from './use-transaction.ts'

/** The state of the transaction above the passengers: being begun, or why it failed. */
export function TransactionState({ open, error, retry }: Transaction) {
  if (open) return null
  if (error) return <Failure error={error} retry={retry} />
  return (
    <div className="stack" aria-live="polite">
      <p className="muted">
        <FormattedMessage id="passenger.asking" />
      </p>
      <Skeleton height="8rem" />
    </div>
  )
}
