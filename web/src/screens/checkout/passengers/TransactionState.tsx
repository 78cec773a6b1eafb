import type { Booking } from '../../../booking/change.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { EndedOffers } from '../../../parts/offer-hold/EndedOffers.tsx'
import type { Transaction } from './use-transaction.ts'

type TransactionStateProps = Pick<Transaction, 'open' | 'error' | 'retry'> & Pick<Booking, 'products'>

/** Refusals of the offers themselves; asking with the same offers again would not help. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'sold-out', 'not-found', 'price-changed'])

/** The provider does not begin with these offers together (decision 27.3). */
const REFUSED_SET = 'validation'

/** Above the passengers: why the transaction could not be begun. */
export function TransactionState({ open, error, retry, products }: TransactionStateProps) {
  if (open || !error) return null
  if (error.kind === REFUSED_SET || ENDED.has(error.kind)) {
    return <EndedOffers products={products} isRefusedSet={error.kind === REFUSED_SET} />
  }
  return <Failure error={error} retry={retry} />
}
