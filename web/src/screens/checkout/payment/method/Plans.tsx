import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'
import { BankPlans } from './BankPlans.tsx'
import styles from './Instalments.module.css'
import { PlanTable } from './PlanTable.tsx'

export type InstalmentsProps = {
  /** The amount of a single payment. */
  amount: Schema<'Money'>
  choice: Choice
  onChoose: (choice: Choice) => void
}

export type PlansProps = InstalmentsProps & {
  of: Extract<Answer<'orderQuery'>, { kind: 'installments' }>
  /** Whether the plans are those of the typed card, which is known by its first eight digits. */
  isOfCard: boolean
}

/**
 * The instalment plans of the typed card; before its first digits are typed, those of all banks. If only a single
 * payment is possible, the reason instead.
 */
export function Plans({ of: { options, onlyOnce, bank, banks }, isOfCard, amount, choice, onChoose }: PlansProps) {
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
