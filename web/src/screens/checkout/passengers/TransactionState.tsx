import type { Booking } from '../../../booking/change.ts'
import { Suspense } from 'react'
import { Failure } from '../../../parts/failure/Failure.tsx'
import type { EndedOffersProps } from '../../../parts/offer-hold/EndedOffers.tsx'
import { lazyPart } from '../../../parts/lazy-part.ts'
import type { Transaction } from './use-transaction.ts'

type TransactionStateProps = Pick<Transaction, 'open' | 'error' | 'retry'> & Pick<Booking, 'products'>

/** Lazy, because offers seldom end, and their notice brings the search for current offers along. */
const EndedOffers = lazyPart<EndedOffersProps>(() =>
  import('../../../parts/offer-hold/EndedOffers.tsx').then((module) => module.EndedOffers),
)

/** Refusals of the offers themselves; asking with the same offers again would not help. */
const ENDED: ReadonlySet<string> = new Set(['expired', 'sold-out', 'not-found', 'price-changed'])

/** The kind of the problem when the provider refuses these offers together (decision 27.3). */
const REFUSED_SET = 'validation'

/** The notice above the passengers that says why the transaction could not begin. */
export function TransactionState({ open, error, retry, products }: TransactionStateProps) {
  if (open || !error) return null
  if (error.kind === REFUSED_SET || ENDED.has(error.kind)) {
    return (
      <Suspense>
        <EndedOffers products={products} isRefusedSet={error.kind === REFUSED_SET} />
      </Suspense>
    )
  }
  return <Failure error={error} retry={retry} />
}
