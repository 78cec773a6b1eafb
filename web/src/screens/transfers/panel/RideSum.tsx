import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { byCurrency, difference } from '../../../domain/money/amounts.ts'
import { priceOf } from '../../../domain/transfers/ride.ts'
import type { TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { LangText } from '../../../parts/LangText.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import styles from './RidePanel.module.css'

type RideSumProps = { record: Schema<'TransferFacts'>; search: TransferSearch }

/** The price of the vehicle: each ride, the saving for both, and the total. */
export function RideSum({ record, search }: RideSumProps) {
  const total = priceOf(record, search)
  if (!total) return null
  const ways = search.back ? [1, 2].map((way) => record.prices.find(({ direction }) => direction === way)?.price) : []
  const [both, other] = byCurrency(ways)
  const isComplete = ways.length === 2 && ways.every((way) => way !== undefined) && other === undefined
  const saved = isComplete && both && both.currency === total.currency ? difference(total, both) : undefined
  return (
    <dl className={styles.sum}>
      {isComplete
        ? ways.map((way, index) => (
            <div key={index}>
              <dt>
                <FormattedMessage id={index === 0 ? 'transfers.out.ride' : 'transfers.back.ride'} />
              </dt>
              <dd>{way ? <Amount of={way} /> : null}</dd>
            </div>
          ))
        : null}
      {saved && saved.value < 0 ? (
        <div className="good">
          <dt>
            <FormattedMessage id="transfers.saved" />
          </dt>
          <dd>
            <span className="ltr nowrap">
              {'\u2212'}
              <Amount of={{ ...saved, value: -saved.value }} />
            </span>
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          <LangText of={record.vehicle.name} />
          <small>
            <FormattedMessage id={search.back ? 'transfers.per.both' : 'transfers.per.one'} />
          </small>
        </dt>
        <dd>
          <PriceText amount={total} size="l" />
        </dd>
      </div>
    </dl>
  )
}
