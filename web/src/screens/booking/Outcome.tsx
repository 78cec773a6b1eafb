import { FormattedMessage } from 'react-intl'
import type { Answer } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import { telephone } from '../../paths.ts'
import { Amount } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './Outcome.module.css'

type Result = Answer<'bookingByToken'>

/** One of three ends, told apart by words, icon and colour (product 1.9, failure). */
const LOOK: Record<Result['state'], { tone: string; icon: IconName }> = {
  booked: { tone: 'good', icon: 'check' },
  pending: { tone: 'warn', icon: 'clock' },
  refund: { tone: 'bad', icon: 'warn' },
}

/**
 * 'Your reservation is completed.' or 'Your reservation is not completed.' (spec 4), or that it is being confirmed. A
 * change is read out.
 */
export function Outcome({ result: { state, paid }, onAsk }: { result: Result; onAsk: () => void }) {
  const { number } = useSite().site.callcenter
  const { tone, icon } = LOOK[state]
  const phone = (
    <a className="link ltr nums" href={telephone(number)}>
      {number}
    </a>
  )
  return (
    <div className={styles.outcome} aria-live="polite">
      <p className={`${styles.state} ${tone}`}>
        <Icon name={icon} />
        <FormattedMessage id={`booking.${state}.state`} />
      </p>
      <h1 className="display">
        <FormattedMessage id={`booking.${state}.title`} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={`booking.${state}.text`} values={{ sum: <Amount of={paid} />, phone }} />
      </p>
      {state === 'pending' ? (
        <p className="noprint">
          <Button kind="quiet" size="s" onClick={onAsk}>
            <FormattedMessage id="booking.pending.ask" />
          </Button>
        </p>
      ) : null}
    </div>
  )
}
