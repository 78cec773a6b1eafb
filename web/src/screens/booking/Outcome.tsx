import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../api/operations.ts'
import { difference } from '../../domain/money/amounts.ts'
import { creditOf } from '../../domain/payment/credit.ts'
import {
  bookingStatusOf,
  isHeldStatus,
  isPaidByBoth,
  missingOf,
  restOf,
  surplusOf,
  type BookingStatus,
} from '../../domain/payment/booking-status.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { CallCentre } from '../../parts/call-centre/CallCentre.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './Outcome.module.css'

type Result = Answer<'bookingByToken'>

/** Text, icon and colour for each status (decision 34.5). */
const LOOK: Record<BookingStatus, { tone: string; icon: IconName }> = {
  booked: { tone: 'good', icon: 'check' },
  deposit: { tone: 'good', icon: 'check' },
  over: { tone: 'good', icon: 'check' },
  unpaid: { tone: 'good', icon: 'check' },
  part: { tone: 'good', icon: 'check' },
  'held.transfer': { tone: 'warn', icon: 'clock' },
  'held.later': { tone: 'warn', icon: 'clock' },
  'held.part': { tone: 'warn', icon: 'clock' },
  pending: { tone: 'warn', icon: 'clock' },
  'pending.unpaid': { tone: 'warn', icon: 'clock' },
  refund: { tone: 'bad', icon: 'warn' },
  refunded: { tone: 'warn', icon: 'info' },
  late: { tone: 'bad', icon: 'warn' },
  cancelled: { tone: 'warn', icon: 'info' },
  requested: { tone: 'warn', icon: 'clock' },
  refused: { tone: 'bad', icon: 'warn' },
  lapsed: { tone: 'bad', icon: 'clock' },
}

/** The message prefix of a status; several statuses share one. */
const wordsOf = (status: BookingStatus): string =>
  ['deposit', 'over', 'unpaid', 'part'].includes(status) ? `booked.${status}` : status

/** The message prefix of state and title. Money that came too late is refunded, so it reads like any other refund. */
const headOf = (status: BookingStatus): string => (status === 'late' ? 'refund' : wordsOf(status))

const isPending = (status: BookingStatus) => status === 'pending' || status === 'pending.unpaid'

/** Statuses that may still change. */
const isOpen = (status: BookingStatus) => isPending(status) || status === 'requested' || isHeldStatus(status)

type OutcomeProps = {
  /** Absent while loading. */
  result: Result | undefined
  /** Reads the booking again. */
  onAsk: () => void
}

/**
 * 'Your reservation is completed.' or 'Your reservation is not completed.' (decision 34.5), or that it is being
 * confirmed. The heading is rendered from the start, so that it keeps the focus; changes are announced.
 */
export function Outcome({ result, onAsk }: OutcomeProps) {
  const status = result && bookingStatusOf(result)
  return (
    <div className={styles.outcome} aria-live="polite">
      {status ? (
        <p className={`${styles.state} ${LOOK[status].tone}`}>
          <Icon name={LOOK[status].icon} />
          <FormattedMessage id={`booking.${headOf(status)}.state`} />
        </p>
      ) : (
        <Skeleton width="9rem" height="1.55rem" />
      )}
      <h1 className="display">
        {result && status ? <Title result={result} status={status} /> : <FormattedMessage id="booking.loading" />}
      </h1>
      {result && status ? <Explanation result={result} status={status} /> : <Skeleton width="60%" height="3.1rem" />}
      {status && isOpen(status) ? (
        <p className="noprint">
          <Button kind="quiet" size="s" onClick={onAsk}>
            <FormattedMessage id="booking.pending.ask" />
          </Button>
        </p>
      ) : null}
    </div>
  )
}

type BookingStatusProps = { result: Result; status: BookingStatus }

/** The title of a held booking includes its deadline; other titles have no values. */
function Title({ result: { optionDate }, status }: BookingStatusProps) {
  const of = isHeldStatus(status) ? 'held' : isPending(status) ? 'pending' : headOf(status)
  const { instantDate, time } = useFormats()
  const values = {
    date: optionDate ? <span className="ltr nums">{instantDate(optionDate)}</span> : '',
    time: optionDate ? <span className="ltr nums">{time(optionDate)}</span> : '',
  }
  return <FormattedMessage id={`booking.${of}.title`} values={values} />
}

/** Whether a cancellation pays nothing back. */
const isNothingBack = ({ state, paid, cancellation }: Result) =>
  state === 'cancelled' && (cancellation?.refund.amount ?? paid).value === 0

/** The message that explains a result. */
function textOf(result: Result, status: BookingStatus): string {
  if (isNothingBack(result)) return 'cancelled.nothing.text'
  // Part of the rest has been paid besides the deposit.
  return status === 'deposit' && isPaidByBoth(result) ? 'booked.deposit.more' : `${wordsOf(status)}.text`
}

/** Explains where the money is, what happens next, and whom to call. */
function Explanation({ result, status }: BookingStatusProps) {
  const { paid, payLater, payLaterBy, cancellation, answerBy, optionDate, refundedAt } = result
  // The cost of credit pays for nothing that is due, so it is not part of the deposit. The ticket shows it.
  const credit = status === 'deposit' ? creditOf(result) : undefined
  // The time of the refund, or else the deadline of a request or of a held booking.
  const by = refundedAt ?? answerBy ?? optionDate
  const { instantDate, dateLong, time } = useFormats()
  const owed = status === 'deposit' && payLater ? payLater : isHeldStatus(status) ? missingOf(result) : restOf(result)
  const day = status === 'deposit' ? payLaterBy && dateLong(payLaterBy) : by && instantDate(by)
  return (
    <p className={styles.text}>
      <FormattedMessage
        id={`booking.${textOf(result, status)}`}
        values={{
          sum: <Amount of={cancellation?.refund.amount ?? (credit ? difference(paid, credit) : paid)} />,
          owed: <Amount of={owed} />,
          surplus: <Amount of={surplusOf(result)} />,
          date: day === undefined ? 'no' : <span className="ltr nums">{day}</span>,
          time: by ? <span className="ltr">{time(by)}</span> : '',
          phone: <CallCentre />,
          // Only a page opened with number and e-mail has travellers. It works for an hour (decisions 26.7 and 26.1).
          keep: <FormattedMessage id={result.travellers ? 'booking.keep.hour' : 'booking.keep'} />,
        }}
      />
    </p>
  )
}
