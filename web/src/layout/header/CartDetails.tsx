import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useBooking } from '../../booking/use-booking.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Amount } from '../../parts/Amount.tsx'
import { SummaryLine } from '../../parts/basket-summary/SummaryLine.tsx'
import type { PanelProps } from '../../parts/use-lazy-panel.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dropdown } from '../../ui/overlays/Dropdown.tsx'
import styles from './CartDetails.module.css'

/** What is in the basket: hotels with stay and room, other products with their dates, and the sum. */
export default function CartDetails({ onClose, anchor }: PanelProps) {
  const { formatMessage } = useIntl()
  const { booking } = useBooking()
  const paths = usePaths()
  if (!booking) return null
  return (
    <Dropdown
      anchor={anchor}
      onClose={onClose}
      title={formatMessage({ id: 'cart.title' })}
      close={formatMessage({ id: 'close' })}
    >
      <ul className={styles.lines}>
        {booking.products.map((line) => (
          <SummaryLine key={line.key} line={line} />
        ))}
      </ul>
      <p className={styles.total}>
        <FormattedMessage id="summary.total" />
        <b>
          <Amount of={booking.totalAmount} />
        </b>
      </p>
      <Button full href={paths.cart()} onClick={onClose}>
        {formatMessage({ id: 'cart.go' })}
      </Button>
    </Dropdown>
  )
}
