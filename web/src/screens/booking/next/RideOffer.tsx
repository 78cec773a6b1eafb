import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import { useSells } from '../../../api/use-sells.ts'
import { encodeTransfers } from '../../../domain/transfers/transfer-address.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { rideSearch } from './ride-search.ts'
import styles from './NextSteps.module.css'

/**
 * Offers an arrival transfer with the booking's details filled in; renders nothing when the site sells none or one is
 * booked already.
 */
export function RideOffer({ result: { state, lines } }: { result: Answer<'bookingByToken'> }) {
  const paths = usePaths()
  const isSold = useSells('transfers')
  const isExpiringOffer = state === 'booked' && isSold
  const { data, error } = useApi('transferLocationList', isExpiringOffer ? {} : null)
  const stops = data?.records.map(({ stop }) => stop) ?? []
  // Before the stops are known, the link would lead to all rides of the agency.
  const search = isExpiringOffer && (data || error) ? rideSearch(lines, stops) : undefined
  if (!search) return null
  return (
    <section className={`noprint ${styles.offer}`} aria-labelledby="ride">
      <h2 id="ride" className={styles.title}>
        <FormattedMessage id="booking.ride.title" />
      </h2>
      <p className="soft">
        <FormattedMessage id="booking.ride.text" />
      </p>
      <Button kind="soft" href={paths.transfers(encodeTransfers(search))}>
        <FormattedMessage id="booking.ride.go" />
      </Button>
    </section>
  )
}
