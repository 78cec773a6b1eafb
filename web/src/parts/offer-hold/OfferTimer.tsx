import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { offerClock } from '../../domain/cart/offer-clock.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { focusTitle } from '../focus-title.ts'
import styles from './OfferTimer.module.css'
import { useNow } from './use-now.ts'

type OfferTimerProps = {
  /** When the first of the offers expires (ISO 8601). */
  expiresOn: string
  /** Requests the price again. */
  onCheck: () => void
  /** Whether the price is being requested. */
  checking: boolean
}

/**
 * How long the prices are still valid. Renders nothing until five minutes before the end, then a countdown, then a
 * notice that they have expired (decision 43.5). Screen readers announce these changes but not the seconds, because an
 * announcement every second would be a nuisance.
 */
export function OfferTimer({ expiresOn, onCheck, checking }: OfferTimerProps) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const { state, seconds } = now === undefined ? { state: 'calm', seconds: 0 } : offerClock(expiresOn, now)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const isCalm = state === 'calm'
  const wasChecked = useRef(false)
  useEffect(() => {
    // A new price removes this notice with the pressed button, so the focus is moved to the title of the page.
    if (isCalm && wasChecked.current && document.activeElement === document.body) focusTitle()
    if (isCalm) wasChecked.current = false
  }, [isCalm])
  const check = () => {
    wasChecked.current = true
    onCheck()
  }
  return (
    <div>
      <output className="sr">{isCalm ? null : formatMessage({ id: `offerHold.${state}.spoken` })}</output>
      {isCalm ? null : (
        <Notice tone="warn" className={styles.timer}>
          <div className="row between">
            <span>
              <b role="timer">
                <FormattedMessage
                  id={`offerHold.${state}`}
                  values={{
                    time: (
                      <span key="time" className="ltr nums">
                        {text}
                      </span>
                    ),
                  }}
                />
              </b>{' '}
              <FormattedMessage id="offerHold.kept" />
            </span>
            <Button kind="quiet" size="s" loading={checking} onClick={check}>
              <FormattedMessage id="offerHold.check" />
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
