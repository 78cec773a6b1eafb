import { Suspense } from 'react'
import { useApi } from '../../../../api/use-api.ts'
import { asCurrency } from '../../../../domain/money/money.ts'
import { Failure } from '../../../../parts/failure/Failure.tsx'
import { Plans } from '../lazy-payment.ts'
import styles from './Instalments.module.css'
import type { InstalmentsProps } from './Plans.tsx'

/** The instalment plans. While they load, the height of one line is reserved (decision 36.9). */
export function Instalments({ amount, choice, onChoose }: InstalmentsProps) {
  const { bin } = choice
  const body = {
    kind: 'installments',
    amount: amount.value,
    currency: asCurrency(amount.currency),
    ...(bin === undefined ? {} : { bin }),
  } as const
  // No revalidation on reconnect: the state of a payment has priority then (H1).
  const options = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true }
  const { data, error, isLoading, mutate } = useApi('orderQuery', { body }, options)
  // A single payment needs no plan, so a failure to load plans does not prevent paying.
  if (error && !data) return <Failure error={error} retry={() => void mutate()} />
  return (
    <div className={styles.instalments} aria-busy={isLoading}>
      {data?.kind === 'installments' ? (
        <Suspense fallback={<span aria-busy />}>
          <Plans {...{ amount, choice, onChoose }} of={data} isOfCard={bin !== undefined && !isLoading} />
        </Suspense>
      ) : null}
    </div>
  )
}
