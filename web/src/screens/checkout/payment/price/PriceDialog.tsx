import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { usePaths } from '../../../../i18n/use-locale.ts'
import { PriceText } from '../../../../parts/PriceText.tsx'
import { Amount } from '../../../../parts/Amount.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import styles from './PriceDialog.module.css'

type PriceDialogProps = {
  before: Schema<'Money'>
  now: Schema<'Money'>
  onAccept: () => void
  /** Called when the visitor returns to the cart, which must then be refreshed to show the new price. */
  onLeave: () => void
  onClose: () => void
}

/** The dialog about a changed price (E8): the visitor accepts the new price, or returns to the cart. */
export function PriceDialog({ before, now, onAccept, onLeave, onClose }: PriceDialogProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  return (
    <Dialog
      open
      size="narrow"
      title={formatMessage({ id: 'checkout.repriced.title' })}
      close={formatMessage({ id: 'checkout.close' })}
      onClose={onClose}
    >
      <p className="soft">
        <FormattedMessage id="checkout.repriced.text" />
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="checkout.repriced.before" />
          </dt>
          <dd className={styles.before}>
            <Amount of={before} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="checkout.repriced.now" />
          </dt>
          <dd>
            <PriceText amount={now} size="l" />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button onClick={onAccept}>
          <FormattedMessage id="checkout.repriced.accept" />
        </Button>
        <Button kind="quiet" href={paths.cart()} onClick={onLeave}>
          <FormattedMessage id="checkout.backToCart" />
        </Button>
      </div>
    </Dialog>
  )
}
