import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { difference } from '../../domain/money/amounts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Amount } from '../Amount.tsx'
import { PriceText } from '../PriceText.tsx'
import styles from './PriceChange.module.css'

/** The kind of offer whose price has changed, which the texts name. */
export type OfferKind = 'flight' | 'room'

type PriceChangeProps = {
  kind: OfferKind
  before: Schema<'Money'>
  now: Schema<'Money'>
  onAccept: () => void
  /** Called when the visitor refuses or closes the dialog: leads to the list of the same search. */
  onRefuse: () => void
}

/** A dialog with the old and the new price, in which the visitor must accept or refuse the new one (decision 43.5). */
export function PriceChange({ kind, before, now, onAccept, onRefuse }: PriceChangeProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      size="narrow"
      title={formatMessage({ id: 'offerHold.changed.title' })}
      close={formatMessage({ id: 'offerHold.changed.refuse' }, { kind })}
      onClose={onRefuse}
    >
      <p className="soft">
        <FormattedMessage id="offerHold.changed.text" values={{ kind }} />
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="offerHold.changed.before" />
          </dt>
          <dd>
            <s>
              <Amount of={before} />
            </s>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="offerHold.changed.now" />
          </dt>
          <dd>
            <PriceText amount={now} size="l" changed={difference(now, before)} />
          </dd>
        </div>
      </dl>
      <div className="row">
        <Button onClick={onAccept}>
          <FormattedMessage id="offerHold.changed.accept" />
        </Button>
        <Button kind="quiet" onClick={onRefuse}>
          <FormattedMessage id="offerHold.changed.refuse" values={{ kind }} />
        </Button>
      </div>
    </Dialog>
  )
}
