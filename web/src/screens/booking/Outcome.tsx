import { FormattedMessage } from 'react-intl'
import type { Answer } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { CallCentre } from '../../parts/CallCentre.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './Outcome.module.css'

type Result = Answer<'bookingByToken'>

/** How it has ended, told apart by words, icon and colour (decision 34.5). */
const LOOK: Record<Result['state'], { tone: string; icon: IconName }> = {
  booked: { tone: 'good', icon: 'check' },
  pending: { tone: 'warn', icon: 'clock' },
  refund: { tone: 'bad', icon: 'warn' },
  cancelled: { tone: 'warn', icon: 'info' },
  requested: { tone: 'warn', icon: 'clock' },
  refused: { tone: 'bad', icon: 'warn' },
  lapsed: { tone: 'bad', icon: 'clock' },
}

/** The words of a result. What is booked without being paid says so (decision 24.3). */
const wordsOf = ({ state, paid }: Result) => (state === 'booked' && paid.value === 0 ? 'booked.unpaid' : state)

type OutcomeProps = {
  /** Absent until it has been read. */
  result: Result | undefined
  /** Asks again. */
  onAsk: () => void
}

/**
 * 'Your reservation is completed.' or 'Your reservation is not completed.' (decision 34.5), or that it is being
 * confirmed. The heading is there from the start, so that it keeps the focus; a change is read out.
 */
export function Outcome({ result, onAsk }: OutcomeProps) {
  return (
    <div className={styles.outcome} aria-live="polite">
      {result ? (
        <p className={`${styles.state} ${LOOK[result.state].tone}`}>
          <Icon name={LOOK[result.state].icon} />
          <FormattedMessage id={`booking.${wordsOf(result)}.state`} />
        </p>
      ) : (
        <Skeleton width="9rem" height="1.55rem" />
      )}
      <h1 className="display">
        <FormattedMessage id={result ? `booking.${wordsOf(result)}.title` : 'booking.loading'} />
      </h1>
      {result ? <Explanation result={result} /> : <Skeleton width="60%" height="3.1rem" />}
      {result?.state === 'pending' || result?.state === 'requested' ? (
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
function Explanation({ result }: { result: Result }) {
  const { paid, payNow, payLater, total, cancellation, answerBy, optionDate } = result
  // The answer to a request is due, or what is held lapses.
  const by = answerBy ?? optionDate
  const { instantDate, time } = useFormats()
  const owed = payLater ?? payNow ?? total ?? paid
  return (
    <p className={styles.text}>
      <FormattedMessage
        id={`booking.${wordsOf(result)}.text`}
        values={{
          sum: <Amount of={cancellation?.refund.amount ?? paid} />,
          owed: <Amount of={owed} />,
          date: by ? instantDate(by) : '',
          time: by ? <span className="ltr">{time(by)}</span> : '',
          phone: <CallCentre />,
        }}
      />
    </p>
  )
}
