import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { planGroups } from '../../../../domain/payment/bank-plans.ts'
import styles from './Instalments.module.css'
import { PlanTable } from './PlanTable.tsx'

type BankPlansProps = { amount: Schema<'Money'>; banks: readonly Schema<'BankInstalments'>[] }

/** The instalment plans of every bank, as information before a card is typed. The card's bank then decides. */
export function BankPlans({ amount, banks }: BankPlansProps) {
  return (
    <details className={styles.banks}>
      <summary>
        <FormattedMessage id="checkout.plan.banks" />
      </summary>
      <p className="small muted">
        <FormattedMessage id="checkout.plan.banksNote" />
      </p>
      {planGroups(banks).map(({ names, options }) => (
        <PlanTable
          key={names.join()}
          amount={amount}
          options={options}
          title={names.map((name) => (
            <bdi key={name} className={styles.bank}>
              {name}
            </bdi>
          ))}
        />
      ))}
    </details>
  )
}
