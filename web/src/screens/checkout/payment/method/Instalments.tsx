import { FormattedMessage } from 'react-intl'
import type { Schema } from '../../../../api/operations.ts'
import { useApi } from '../../../../api/use-api.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'
import { asCurrency } from '../../../../domain/money/money.ts'
import { Failure } from '../../../../parts/Failure.tsx'
import { BankPlans } from './BankPlans.tsx'
import styles from './Instalments.module.css'
import { PlanTable } from './PlanTable.tsx'

type InstalmentsProps = {
  /** What a single payment is now. */
  amount: Schema<'Money'>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * The plans of the typed card, by its first eight digits; before they are typed, those of all banks. With only one
 * payment it says why.
 */
export function Instalments({ amount, choice, onChoose }: InstalmentsProps) {
  const { bin, installment } = choice
  const body = {
    kind: 'installments',
    amount: amount.value,
    currency: asCurrency(amount.currency),
    ...(bin === undefined ? {} : { bin }),
  } as const
  // When the connection is back, the state of a payment is asked for first (H1).
  const options = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true }
  const { data, error, mutate } = useApi('orderQuery', { body }, options)
  // A single payment needs no plan: that the plans cannot be read keeps nobody from paying.
  if (error && !data) return <Failure error={error} retry={() => void mutate()} />
  if (data?.kind !== 'installments') return null
  const { options: plans, onlyOnce, bank, banks } = data
  if (bin === undefined && banks && !onlyOnce) return <BankPlans amount={amount} banks={banks} />
  if (plans.length < 2) {
    return onlyOnce ? (
      <p className={styles.once}>
        <FormattedMessage id={`checkout.plan.once.${onlyOnce}`} />
      </p>
    ) : null
  }
  return (
    <PlanTable
      amount={amount}
      options={plans}
      title={
        bank ? (
          <FormattedMessage id="checkout.plan.titleOf" values={{ bank: <bdi>{bank}</bdi> }} />
        ) : (
          <FormattedMessage id="checkout.plan.title" />
        )
      }
      chosen={installment}
      onChoose={(num) => onChoose({ ...choice, installment: num })}
    />
  )
}
