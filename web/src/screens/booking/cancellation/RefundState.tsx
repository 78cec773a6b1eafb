import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { CallCentre } from '../../../parts/call-centre/CallCentre.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { RefundWays } from './RefundWays.tsx'
import styles from './Cancellation.module.css'

/** The state of a cancellation and of its refund, as far as the agency and the bank have confirmed them. */
export function RefundState({ cancellation }: { cancellation: Schema<'BookingCancellation'> }) {
  const { state, penalty, refund } = cancellation
  const sums = { penalty: <Amount of={penalty} />, refund: <Amount of={refund.amount} />, phone: <CallCentre /> }
  return (
    <Notice tone={state === 'cancelled' ? 'plain' : 'warn'} className={styles.state}>
      <p>
        <b>
          <FormattedMessage id={`booking.cancel.state.${state}`} values={sums} />
        </b>
      </p>
      <p>
        <FormattedMessage id={`booking.cancel.refund.${refund.state}`} values={sums} />{' '}
        <RefundWays amount={refund.amount} byTransfer={refund.byTransfer} />{' '}
        {penalty.value > 0 ? <FormattedMessage id="booking.cancel.cost" values={sums} /> : null}
      </p>
    </Notice>
  )
}
