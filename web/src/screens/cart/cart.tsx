import { FormattedMessage } from 'react-intl'
import { useBooking } from '../../booking/use-booking.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { Passage } from '../../parts/Passage.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { useCart } from '../../parts/use-cart.ts'
import { Button } from '../../ui/Button.tsx'

/** The basket (product 3.3 row 16). */
export default function Cart() {
  const { booking, error, refresh } = useBooking()
  const { put, busy } = useCart()
  const paths = usePaths()
  return (
    <div className="page stack">
      <h1 className="display">
        <FormattedMessage id="cart.title" />
      </h1>
      {error ? <Failure error={error} retry={() => void refresh()} /> : null}
      {booking?.products.map(({ key, title, total }) => (
        <div key={key} className="row between">
          <Passage of={title} as="h2" />
          <PriceText amount={total} />
          <Button kind="quiet" loading={busy} onClick={() => void put({ kind: 'remove', key })}>
            <FormattedMessage id="cart.remove" />
          </Button>
        </div>
      ))}
      {booking === null || booking?.products.length === 0 ? (
        <p>
          <FormattedMessage id="cart.empty" />
        </p>
      ) : null}
      {booking?.products.length ? (
        <Button href={paths.checkout('guests')}>
          <FormattedMessage id="cart.continue" />
        </Button>
      ) : null}
    </div>
  )
}
