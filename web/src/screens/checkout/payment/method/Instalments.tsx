import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { useApi } from '../../../../api/use-api.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'
import { asCurrency } from '../../../../domain/money/money.ts'
import { Failure } from '../../../../parts/Failure.tsx'
import { BankPlans } from './BankPlans.tsx'
import styles from './Instalments.module.css'
import { PlanTable } from './PlanTable.tsx'

type InstalmentsProps = {
  /** The amount of a single payment. */
  amount: Schema<'Money'>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * The instalment plans for the first eight digits of the typed card; before that, those of all banks. If only a single
 * payment is possible, it says why.
 */
export function Instalments({ amount, choice, onChoose }: InstalmentsProps) {
  const { bin, installment } = choice
  const body = {
    kind: 'installments',
    amount: amount.value,
    currency: asCurrency(amount.currency),
    ...(bin === undefined ? {} : { bin }),
  } as const
  // No revalidation on reconnect: the state of a payment has priority then (H1).
  const options = { revalidateOnFocus: false, revalidateOnReconnect: false, keepPreviousData: true }
  const { data, error, mutate } = useApi('orderQuery', { body }, options)
  // A single payment needs no plan, so a failure to load plans does not prevent paying.
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
