import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { useFormats } from '../../../../i18n/use-locale.ts'
import { Amount } from '../../../../parts/Amount.tsx'
import styles from './Due.module.css'

export type DueProps = Pick<
  Schema<'Quote'>,
  'method' | 'payNow' | 'payLater' | 'payLaterBy' | 'optionDate' | 'payAtHotel' | 'onRequest'
>

/** What is paid now, later and at the hotel: separate lines, never one sum (decision 37.4). */
export function Due({ method, payNow, payLater, payLaterBy, optionDate, payAtHotel, onRequest }: DueProps) {
  const { dateLong, instantDate } = useFormats()
  const isTransferWithDeadline = method === 'transfer' && optionDate !== undefined
  return (
    <dl className={styles.due}>
      <div>
        <dt>
          {isTransferWithDeadline ? (
            <FormattedMessage id="checkout.due.now.transferBy" values={{ by: instantDate(optionDate) }} />
          ) : (
            <FormattedMessage id={onRequest ? 'request.now' : `checkout.due.now.${method}`} />
          )}
        </dt>
        <dd>
          <Amount of={payNow} />
        </dd>
      </div>
      {payLater && payLater.value > 0 ? (
        <div>
          <dt>
            {onRequest ? (
              <FormattedMessage id="request.afterAnswer" />
            ) : (
              <FormattedMessage id="checkout.due.later" values={{ by: payLaterBy ? dateLong(payLaterBy) : 'no' }} />
            )}
          </dt>
          <dd>
            <Amount of={payLater} />
          </dd>
        </div>
      ) : null}
      {payAtHotel.map((amount) => (
        <div key={amount.currency}>
          <dt>
            <FormattedMessage id="checkout.due.atHotel" />
          </dt>
          <dd>
            <Amount of={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
