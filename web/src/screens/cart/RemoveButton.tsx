import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { WholeName } from '../../parts/basket-line/variant/WholeName.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import styles from './CartLine.module.css'
import type { Line } from './line-state.ts'
import type { useLines } from './use-lines.ts'

type RemoveProps = {
  line: Line
  lines: ReturnType<typeof useLines>
  /** Id for the line's name in the button. Other buttons of the line refer to it. */
  nameId?: string
}

/** "Remove", with the name of the line for screen readers. Removing a flight asks for confirmation (decision 27.4). */
export function RemoveButton({ line, lines, nameId }: RemoveProps) {
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  const remove = () => void lines.remove(line).then(toHeading)
  return (
    <>
      <button
        type="button"
        className={`link ${styles.remove}`}
        disabled={lines.busy[line.key]}
        onClick={() => (isFlight(line) ? setAsking(true) : remove())}
      >
        <Icon name="trash" size="s" />
        {formatMessage({ id: 'cart.remove' })}{' '}
        <span className="sr" id={nameId}>
          <WholeName line={line} />
        </span>
      </button>
      {isAsking ? (
        <FlightDialog
          onClose={() => setAsking(false)}
          onRemove={() => {
            setAsking(false)
            remove()
          }}
        />
      ) : null}
    </>
  )
}

/** Warns that both directions of a flight will be removed. */
function FlightDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      size="narrow"
      title={formatMessage({ id: 'cart.flight.title' })}
      close={formatMessage({ id: 'close' })}
      onClose={onClose}
    >
      <p className="soft">
        <FormattedMessage id="cart.flight.text" />
      </p>
      <div className={styles.decision}>
        <Button onClick={onRemove}>
          <FormattedMessage id="cart.flight.remove" />
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <FormattedMessage id="cart.flight.keep" />
        </Button>
      </div>
    </Dialog>
  )
}

/** The button disappears with its line, so the focus moves to the top of the list. */
function toHeading() {
  if (document.activeElement === document.body) document.getElementById('cart-title')?.focus()
}
