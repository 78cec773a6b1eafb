import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { useApi } from '../../../../api/use-api.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'
import { asCurrency } from '../../../../domain/money/money.ts'
import { Failure } from '../../../../parts/failure/Failure.tsx'
import { BankPlans } from './BankPlans.tsx'
import styles from './Instalments.module.css'
import { PlanTable } from './PlanTable.tsx'

type InstalmentsProps = {
  /** The amount of a single payment. */
  amount: Schema<'Money'>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The instalment plans. Until they are known they take the place of one line (decision 36.9). */
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
        <Plans {...{ amount, choice, onChoose }} of={data} isOfCard={bin !== undefined && !isLoading} />
      ) : null}
    </div>
  )
}

type PlansProps = InstalmentsProps & {
  of: Extract<Answer<'orderQuery'>, { kind: 'installments' }>
  /** Whether they are those of the typed card, known by its first eight digits. */
  isOfCard: boolean
}

/** The plans of the card; before it is known, those of all banks. If only a single payment is possible, it says why. */
function Plans({ of: { options, onlyOnce, bank, banks }, isOfCard, amount, choice, onChoose }: PlansProps) {
  if (!isOfCard && banks && !onlyOnce) return <BankPlans amount={amount} banks={banks} />
  if (options.length < 2) {
    return onlyOnce ? (
      <p className={styles.once}>
        <FormattedMessage id={`checkout.plan.once.${onlyOnce}`} />
      </p>
    ) : null
  }
  return (
    <PlanTable
      amount={amount}
      options={options}
      title={
        bank ? (
          <FormattedMessage id="checkout.plan.titleOf" values={{ bank: <bdi>{bank}</bdi> }} />
        ) : (
          <FormattedMessage id="checkout.plan.title" />
        )
      }
      chosen={choice.installment}
      onChoose={(num) => onChoose({ ...choice, installment: num })}
    />
  )
}
