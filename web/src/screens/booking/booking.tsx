import { FormattedMessage } from 'react-intl'
import { useApi } from '../../api/use-api.ts'

/** The result of a booking, by its token (product 3.3 row 16). */
export default function Booking({ params: { token = '' } }: { params: Record<string, string> }) {
  const { data, error } = useApi('bookingByToken', { path: { token } })
  if (error) throw error
  return (
    <div className="page stack">
      <h1 className="display">
        <FormattedMessage id="booking.title" />
      </h1>
      {data?.bookingNumber ? <p className="ltr">{data.bookingNumber}</p> : null}
    </div>
  )
}
