import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Amount } from '../Amount.tsx'
import { PriceText } from '../PriceText.tsx'
import styles from './PrintedSum.module.css'

type PrintedSumProps = {
  terms: readonly Schema<'PriceTerm'>[]
  total: Schema<'Money'>
  per: Schema<'Service'>['per']
  kind: Schema<'ServiceFacts'>['kind']
}

/** The calculation of a price (decision 38.1): a line such as 2 × ₺45,00 = ₺90,00 for each item, and the total. */
export function PrintedSum({ terms, total, per, kind }: PrintedSumProps) {
  return (
    <dl className={styles.sum} aria-live="polite">
      {terms.map(({ what, count, times, price, total: termTotal }) => (
        <div key={`${what} ${price.value}`}>
          <dt>
            <FormattedMessage
              id={`offers.term.${what === 'room' && kind === 'gulet' ? 'cabin' : what}`}
              values={{ count }}
            />
            <small className="nums">
              {count} × <Amount of={price} />
              {times && times > 1 ? (
                <>
                  {' × '}
                  <FormattedMessage id={per === 'day' ? 'offers.days' : 'offers.nights'} values={{ count: times }} />
                </>
              ) : null}
            </small>
          </dt>
          <dd>
            <Amount of={termTotal} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          <FormattedMessage id="offers.total" />
        </dt>
        <dd>
          <PriceText amount={total} size="l" />
        </dd>
      </div>
    </dl>
  )
}
