import { useLayoutEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { CallCentre } from '../../../parts/call-centre/CallCentre.tsx'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { focusTitle } from '../../../parts/focus-title.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './Cancellation.module.css'
import { CancelDialog } from './CancelDialog.tsx'
import { RefundState } from './RefundState.tsx'

type Result = Answer<'bookingByToken'>
type Penalty = Answer<'bookingPenalty'>

type CancellationProps = {
  token: string
  result: Result
  /** Reads the booking again. */
  onChanged: () => void
}

/** Why the booking cannot be cancelled here: it requires number and e-mail address, or nothing is left to cancel. */
const refusalOf = (error: unknown) => {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 404) return 'proof'
  return error.kind === 'wrong-step' ? 'step' : undefined
}

/** Cancellation in three steps: the cost, the confirmation, and the refund (decisions 26.2 and 26.3). */
export function Cancellation({ token, result, onChanged }: CancellationProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const [penalty, setPenalty] = useState<Penalty>()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const { cancellation, state, bookingNumber, reference } = result
  const isDone = isConfirmed && cancellation !== undefined
  const why = refusalOf(error)
  const isAnswered = why !== undefined || penalty?.cancelable === false
  // Before the page is painted, so that no key of the visitor comes in between.
  useLayoutEffect(() => {
    // The button that began it is gone; the title says what became of the booking.
    if (isDone) focusTitle()
  }, [isDone])
  useLayoutEffect(() => {
    // The answer takes the place of the button that was pressed, and says what to do instead.
    if (isAnswered) answer.current?.focus()
  }, [isAnswered])
  if (cancellation) return <RefundState cancellation={cancellation} />
  if (state !== 'booked') return null
  const ask = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const now = await call('bookingPenalty', { path: { token } })
      setPenalty(now)
      setOpen(now.cancelable)
    } catch (reason) {
      setError(reason)
      if (refusalOf(reason) === 'step') onChanged()
    } finally {
      setBusy(false)
    }
  }
  const number = bookingNumber ?? reference
  return (
    <section className={`noprint ${styles.cancellation}`} aria-labelledby="cancellation">
      <h2 id="cancellation">{formatMessage({ id: 'booking.cancel' })}</h2>
      <p className="soft">{formatMessage({ id: 'booking.cancel.lead' })}</p>
      <div ref={answer} tabIndex={-1} aria-live="polite">
        {why === 'proof' ? (
          <p>
            <FormattedMessage id="booking.cancel.proof" />{' '}
            <a className="link" href={paths.find(number ? `${new URLSearchParams({ number })}` : '')}>
              <FormattedMessage id="booking.cancel.find" />
            </a>
          </p>
        ) : null}
        {why === 'step' ? <p>{formatMessage({ id: 'booking.cancel.step' })}</p> : null}
        {error !== undefined && why === undefined ? <Failure error={error} retry={() => void ask()} /> : null}
        {penalty && !penalty.cancelable ? (
          <p>
            <FormattedMessage id="booking.cancel.call" values={{ phone: <CallCentre /> }} />
          </p>
        ) : null}
      </div>
      {isAnswered ? null : (
        <div>
          <Button kind="quiet" loading={busy} onClick={() => void ask()}>
            {formatMessage({ id: 'booking.cancel.ask' })}
          </Button>
        </div>
      )}
      {penalty && isOpen ? (
        <CancelDialog
          {...{ token, penalty, result }}
          onPenalty={setPenalty}
          onClose={() => setOpen(false)}
          onCancelled={() => {
            setOpen(false)
            setConfirmed(true)
            onChanged()
          }}
        />
      ) : null}
    </section>
  )
}
