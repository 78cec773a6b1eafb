import { FormattedMessage, useIntl } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { difference } from '../../domain/money/amounts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Amount } from '../Amount.tsx'
import { PriceText } from '../PriceText.tsx'
import styles from './PriceChange.module.css'

type PriceChangeProps = {
  before: Schema<'Money'>
  now: Schema<'Money'>
  onAccept: () => void
  /** Called on the way to the list with the same search. */
  onRefuse: () => void
}

/** The old price, the new one, and the choice between them (decision 43.5); nothing continues before it is made. */
export function PriceChange({ before, now, onAccept, onRefuse }: PriceChangeProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      size="narrow"
      title={formatMessage({ id: 'flightHold.changed.title' })}
      close={formatMessage({ id: 'flightHold.changed.refuse' })}
      onClose={onRefuse}
    >
      <p className="soft">
        <FormattedMessage id="flightHold.changed.text" />
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="flightHold.changed.before" />
          </dt>
          <dd>
            <s>
              <Amount of={before} />
            </s>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="flightHold.changed.now" />
          </dt>
          <dd>
            <PriceText amount={now} size="l" changed={difference(now, before)} />
          </dd>
        </div>
      </dl>
      <div className="row">
        <Button onClick={onAccept}>
          <FormattedMessage id="flightHold.changed.accept" />
        </Button>
        <Button kind="quiet" onClick={onRefuse}>
          <FormattedMessage id="flightHold.changed.refuse" />
        </Button>
      </div>
    </Dialog>
  )
}
