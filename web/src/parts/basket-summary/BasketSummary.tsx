import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { requestOf } from '../../domain/cart/on-request.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { PriceText } from '../PriceText.tsx'
import { Amount } from '../Amount.tsx'
import { RateText } from '../charge-currency/RateText.tsx'
import { Promotion } from '../promotion/Promotion.tsx'
import type { SoldLine } from '../basket-line/sold-line.ts'
import styles from './BasketSummary.module.css'
import { SummaryLine } from './SummaryLine.tsx'

type Money = Schema<'Money'>

type BasketSummaryProps = {
  lines: readonly SoldLine[]
  total: Money
  /** The amount charged now; absent until it is quoted. */
  payNow?: Money | undefined
  /** The payment method, once it is known. */
  method?: Schema<'PaymentMethod'> | undefined
  installment?: Schema<'Quote'>['installment'] | undefined
  payLater?: Money | undefined
  payAtHotel: readonly Money[]
  promotion?: Schema<'Promotion'> | undefined
  /** From the quote: the exchange rates of the charge. */
  rate?: Schema<'Quote'>['rate'] | undefined
  /** The basket cannot be changed while a payment is in progress. */
  locked?: boolean
}

/** The summary beside the checkout: lines, total, and what is paid when. */
export function BasketSummary(props: BasketSummaryProps) {
  const {
    lines,
    total,
    payNow,
    method = 'creditcard',
    installment,
    payLater,
    payAtHotel,
    promotion,
    rate,
    locked,
  } = props
  const paths = usePaths()
  const isRequest = requestOf(lines) !== 'none'
  const isPlan = installment !== undefined && installment.num > 1
  // A transfer is sent by the customer, some days later.
  const now = method === 'transfer' ? 'checkout.due.now.transfer' : 'summary.payNow'
  return (
    <aside className={styles.aside}>
      <Panel>
        <div className="row between">
          <h2 className={styles.title}>
            <FormattedMessage id="summary.title" />
          </h2>
          {locked ? null : (
            <a className="link small" href={paths.cart()}>
              <FormattedMessage id="summary.edit" />
            </a>
          )}
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SummaryLine key={line.key} line={line} />
          ))}
        </ul>
        {locked && !promotion ? null : <Promotion promotion={promotion} />}
        <dl className={styles.sums}>
          <div className={styles.total}>
            <dt>
              <FormattedMessage id="summary.total" />
            </dt>
            <dd>
              <PriceText amount={total} size="l" />
            </dd>
          </div>
          {payNow ? <Sum label={<FormattedMessage id={isPlan ? 'summary.planTotal' : now} />} amount={payNow} /> : null}
          {isPlan ? (
            <Sum
              muted
              label={<FormattedMessage id="summary.plan" values={{ num: installment.num }} />}
              amount={installment.monthly}
            />
          ) : null}
          {payLater && payLater.value > 0 ? (
            <Sum
              label={<FormattedMessage id={isRequest ? 'request.afterAnswer' : 'summary.payLater'} />}
              amount={payLater}
            />
          ) : null}
          {payAtHotel.map((amount) => (
            <Sum key={amount.currency} muted label={<FormattedMessage id="summary.atHotel" />} amount={amount} />
          ))}
        </dl>
        {rate && total.currency !== 'try' ? (
          <p className="small muted">
            <RateText currency={total.currency} rates={rate.rates} at={rate.at} />
          </p>
        ) : null}
      </Panel>
      {isRequest || method === 'creditcard' ? (
        <p className={styles.promise}>
          <Icon name={isRequest ? 'info' : 'lock'} size="s" />
          <FormattedMessage id={isRequest ? 'request.noCharge' : 'summary.cardPromise'} />
        </p>
      ) : null}
    </aside>
  )
}

function Sum({ label, amount, muted }: { label: ReactNode; amount: Money; muted?: boolean }) {
  return (
    <div className={muted ? 'muted small' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Amount of={amount} />
      </dd>
    </div>
  )
}
