import { FormattedMessage } from 'react-intl'
import type { Answer } from '../../api/operations.ts'
import { CallCentre } from '../../parts/CallCentre.tsx'
import { Amount } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Outcome.module.css'

type Result = Answer<'bookingByToken'>

/** How it has ended, told apart by words, icon and colour (product 1.9, failure). */
const LOOK: Record<Result['state'], { tone: string; icon: IconName }> = {
  booked: { tone: 'good', icon: 'check' },
  pending: { tone: 'warn', icon: 'clock' },
  refund: { tone: 'bad', icon: 'warn' },
  cancelled: { tone: 'warn', icon: 'info' },
}

type OutcomeProps = {
  /** Absent until it has been read. */
  result: Result | undefined
  /** Asks again. */
  onAsk: () => void
}

/**
 * 'Your reservation is completed.' or 'Your reservation is not completed.' (spec 4), or that it is being confirmed. The
 * heading is there from the start, so that it keeps the focus; a change is read out.
 */
export function Outcome({ result, onAsk }: OutcomeProps) {
  return (
    <div className={styles.outcome} aria-live="polite">
      {result ? (
        <p className={`${styles.state} ${LOOK[result.state].tone}`}>
          <Icon name={LOOK[result.state].icon} />
          <FormattedMessage id={`booking.${result.state}.state`} />
        </p>
      ) : (
        <Skeleton width="9rem" height="1.55rem" />
      )}
      <h1 className="display">
        <FormattedMessage id={result ? `booking.${result.state}.title` : 'booking.loading'} />
      </h1>
      {result ? <Explanation result={result} /> : <Skeleton width="60%" height="3.1rem" />}
      {result?.state === 'pending' ? (
        <p className="noprint">
          <Button kind="quiet" size="s" onClick={onAsk}>
            <FormattedMessage id="booking.pending.ask" />
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** Where the money is, what happens by itself, and whom to call. */
function Explanation({ result: { state, paid, cancellation } }: { result: Result }) {
  return (
    <p className={styles.text}>
      <FormattedMessage
        id={`booking.${state}.text`}
        values={{ sum: <Amount of={cancellation?.refund.amount ?? paid} />, phone: <CallCentre /> }}
      />
    </p>
  )
}
