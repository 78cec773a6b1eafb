import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Booking } from '../../../booking/change.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { EndedOffers } from '../../../parts/offer-hold/EndedOffers.tsx'
import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'
import type { Transaction } from './use-transaction.ts'

type TransactionStateProps = Pick<Transaction, 'open' | 'error' | 'retry'> & Pick<Booking, 'products'>

/** Refusals of the offers themselves; asking with the same offers again would not help. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'sold-out', 'not-found', 'price-changed'])

/** The provider does not begin with these offers together (decision 27.3). */
const REFUSED_SET = 'validation'

/** The state of the transaction above the passengers: being begun, or why it failed. */
export function TransactionState({ open, error, retry, products }: TransactionStateProps) {
  if (open) return null
  if (error?.kind === REFUSED_SET || (error && ENDED.has(error.kind))) {
    return <EndedOffers products={products} isRefusedSet={error.kind === REFUSED_SET} />
  }
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
