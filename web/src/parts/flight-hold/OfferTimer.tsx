import { FormattedMessage, useIntl } from 'react-intl'
import { offerClock } from '../../domain/flights/offer-clock.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { useNow } from './use-now.ts'

type OfferTimerProps = {
  /** When the first of the offers ends (ISO 8601). */
  expiresOn: string
  /** Asks for the price again. */
  onCheck: () => void
  /** It is being asked. */
  checking: boolean
}

/**
 * How long prices still hold: nothing until five minutes before, then a countdown, then that they have ended (decision 43.5).
 * The moments are announced, the seconds are not: a clock that speaks every second helps nobody.
 */
export function OfferTimer({ expiresOn, onCheck, checking }: OfferTimerProps) {
  const { formatMessage } = useIntl()
  const now = useNow()
  const { state, seconds } = now === undefined ? { state: 'calm', seconds: 0 } : offerClock(expiresOn, now)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div>
      <output className="sr">{state === 'calm' ? null : formatMessage({ id: `flightHold.${state}.spoken` })}</output>
      {state === 'calm' ? null : (
        <Notice tone="warn">
          <div className="row between">
            <span>
              <b role="timer">
                <FormattedMessage
                  id={`flightHold.${state}`}
                  values={{
                    time: (
                      <span key="time" className="ltr nums">
                        {text}
                      </span>
                    ),
                  }}
                />
              </b>{' '}
              <FormattedMessage id="flightHold.kept" />
            </span>
            <Button kind="quiet" size="s" loading={checking} onClick={onCheck}>
              <FormattedMessage id="flightHold.check" />
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}
