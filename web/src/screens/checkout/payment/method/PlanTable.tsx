import { useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { difference, type Amount as Sum } from '../../../../domain/money/amounts.ts'
import { Amount } from '../../../../parts/Amount.tsx'
import { Radio } from '../../../../ui/fields/Choice.tsx'
import styles from './Instalments.module.css'

type Option = Schema<'InstalmentOptions'>[number]

type PlanTableProps = {
  /** The amount of a single payment. */
  amount: Schema<'Money'>
  options: readonly Option[]
  title: ReactNode
} & ({ chosen: number; onChoose: (num: number) => void } | { chosen?: undefined; onChoose?: undefined })

/** Instalment plans with the monthly amount, the total, and the cost of credit; selectable or read-only. */
export function PlanTable({ amount, options, title, chosen, onChoose }: PlanTableProps) {
  const id = useId()
  const { formatMessage } = useIntl()
  const columnName = (name: string) => formatMessage({ id: `checkout.plan.${name}` })
  return (
    <div role={onChoose ? 'radiogroup' : undefined} aria-labelledby={onChoose ? id : undefined}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <table className={styles.plans} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{columnName('plan')}</th>
            <th scope="col">{columnName('monthly')}</th>
            <th scope="col">{columnName('total')}</th>
            <th scope="col">{columnName('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ num, monthly, total }) => (
            <tr key={num} data-chosen={num === chosen ? '' : undefined}>
              <th scope="row">
                {onChoose ? (
                  <Radio name="installment" value={num} checked={num === chosen} onChange={() => onChoose(num)}>
                    <PlanName num={num} />
                  </Radio>
                ) : (
                  <PlanName num={num} />
                )}
              </th>
              <td className={styles.monthly}>{num > 1 ? <Amount of={monthly} /> : null}</td>
              <td data-label={columnName('total')}>
                <Amount of={total} />
              </td>
              <td data-label={columnName('cost')}>
                <Cost of={difference(total, amount)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const PlanName = ({ num }: { num: number }) => (
  <FormattedMessage id={num === 1 ? 'checkout.plan.atOnce' : 'checkout.plan.num'} values={{ num }} />
)

/** The extra cost of a plan over a single payment. */
const Cost = ({ of: cost }: { of: Sum }) =>
  cost.value > 0 ? (
    <span className="warn">
      <Amount of={cost} />
    </span>
  ) : (
    <span className="good">
      <FormattedMessage id="checkout.plan.free" />
    </span>
  )
