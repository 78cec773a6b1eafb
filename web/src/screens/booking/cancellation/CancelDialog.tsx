import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import { messageOf, waitOf } from '../../../api/error-words.ts'
import type { Answer } from '../../../api/operations.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import styles from './Cancellation.module.css'
import { LineNames } from '../LineNames.tsx'
import { RefundWays } from './RefundWays.tsx'

type Penalty = Answer<'bookingPenalty'>

type CancelDialogProps = {
  token: string
  penalty: Penalty
  result: Answer<'bookingByToken'>
  /** Called when the cost has changed meanwhile. */
  onPenalty: (penalty: Penalty) => void
  onClose: () => void
  onCancelled: () => void
}

/**
 * Shows what cancelling costs, line by line, and asks for confirmation. Repeated presses use the same idempotency key,
 * so that a lost response does not cancel twice; a changed cost is shown and must be confirmed again.
 */
export function CancelDialog({ token, penalty, result, onPenalty, onClose, onCancelled }: CancelDialogProps) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const key = useRef({ hash: '', value: '' })
  const keyOf = (hash: string) => {
    if (key.current.hash !== hash) key.current = { hash, value: crypto.randomUUID() }
    return key.current.value
  }
  const confirm = async () => {
    setBusy(true)
    setRefused(undefined)
    const headers = { 'Idempotency-Key': keyOf(penalty.hash) }
    try {
      await call('bookingCancel', { path: { token }, body: { penaltyHash: penalty.hash } }, { headers })
      onCancelled()
    } catch (error) {
      setRefused(error)
      if (error instanceof ApiError && error.kind === 'price-changed') {
        await call('bookingPenalty', { path: { token } }).then(onPenalty, setRefused)
      }
    } finally {
      setBusy(false)
    }
  }
  const isChanged = refused instanceof ApiError && refused.kind === 'price-changed'
  const isFree = penalty.penalty.value === 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'booking.cancel.title' })}
      close={formatMessage({ id: 'close' })}
      size="narrow"
    >
      <dl className={styles.sums}>
        {penalty.lines.map((line) => (
          <div key={line.keys.join()}>
            <dt>
              <LineNames keys={line.keys} lines={result.lines} />
            </dt>
            <dd>
              {line.penalty.value === 0 ? (
                <FormattedMessage id="booking.cancel.free" />
              ) : (
                <FormattedMessage
                  id="booking.cancel.costs"
                  values={{ penalty: <Amount of={line.penalty} />, total: <Amount of={line.total} /> }}
                />
              )}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{formatMessage({ id: 'booking.cancel.penalty' })}</dt>
          <dd>
            <Amount of={penalty.penalty} />
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'booking.cancel.refund' })}</dt>
          <dd>
            <b>
              <Amount of={penalty.refund} />
            </b>
          </dd>
        </div>
        {penalty.stillDue && penalty.stillDue.value > 0 ? (
          <div>
            <dt>{formatMessage({ id: 'booking.cancel.due' })}</dt>
            <dd>
              <Amount of={penalty.stillDue} />
            </dd>
          </div>
        ) : null}
      </dl>
      {penalty.byTransfer ? (
        <p>
          <RefundWays amount={penalty.refund} byTransfer={penalty.byTransfer} />
        </p>
      ) : null}
      <p>{formatMessage({ id: 'booking.cancel.final' })}</p>
      <div role="alert">
        {refused === undefined ? null : (
          <Notice tone={isChanged ? 'warn' : 'bad'}>
            <FormattedMessage id={isChanged ? 'booking.cancel.changed' : messageOf(refused)} values={waitOf(refused)} />
          </Notice>
        )}
      </div>
      <div className={styles.acts}>
        {/* The first button gets the focus: a second Enter must not cancel a booking that cannot be restored. */}
        <Button kind="quiet" onClick={onClose}>
          {formatMessage({ id: 'booking.cancel.keep' })}
        </Button>
        <Button loading={busy} onClick={() => void confirm()}>
          {isFree ? (
            formatMessage({ id: 'booking.cancel.confirm.free' })
          ) : (
            <span>
              <FormattedMessage id="booking.cancel.confirm" values={{ sum: <Amount of={penalty.penalty} /> }} />
            </span>
          )}
        </Button>
      </div>
    </Dialog>
  )
}
