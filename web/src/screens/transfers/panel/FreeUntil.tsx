import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { freeUntil } from '../../../domain/transfers/free-until.ts'
import type { Now } from '../../../domain/transfers/is-over.ts'
import type { RideTime } from '../../../domain/transfers/transfer-search.ts'
import { useFormats } from '../../../i18n/use-locale.ts'

type FreeUntilProps = {
  ride: RideTime
  /** How many hours before the pick-up free cancellation ends. */
  hours: number
  now: Now
}

/**
 * Until when a ride can be cancelled free of charge: a date and time once the pick-up is known, or else the rule. When
 * that time is over, that the ride cannot be cancelled free of charge.
 */
export function FreeUntil({ ride, hours, now }: FreeUntilProps) {
  const { dateLong } = useFormats()
  const until = freeUntil(ride, hours, now)
  if (until === undefined) {
    return (
      <p className="small good">
        <FormattedMessage id="transfers.free" values={{ hours }} />
      </p>
    )
  }
  if (until === 'over') {
    return (
      <p className="small soft">
        <FormattedMessage id="cancellation.none" />
      </p>
    )
  }
  return (
    <p className="small good">
      <FormattedMessage id="cancellation.until" values={{ date: dateLong(until.date), time: until.time }} />
    </p>
  )
}
