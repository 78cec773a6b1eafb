import { FormattedMessage } from 'react-intl'
import { useBooking } from '../../booking/use-booking.ts'
import { PriceText } from '../../parts/PriceText.tsx'

/** Guests, payment and review (product 3.3 row 16). */
export default function Checkout() {
  const { booking } = useBooking()
  return (
    <div className="page stack">
      <h1 className="display">
        <FormattedMessage id="checkout.title" />
      </h1>
      {booking ? <PriceText amount={booking.totalAmount} /> : null}
    </div>
  )
}
