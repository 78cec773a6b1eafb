import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { freeUntil } from '../../../domain/transfers/free-until.ts'
import type { Now } from '../../../domain/transfers/is-over.ts'
import type { RideTime } from '../../../domain/transfers/transfer-search.ts'
import { useFormats } from '../../../i18n/use-locale.ts'

type FreeUntilProps = { out: RideTime; hours: number; now: Now }

/** Until when the ride can be cancelled free of charge: a date and time once the pick-up is known, otherwise a rule. */
export function FreeUntil({ out, hours, now }: FreeUntilProps) {
  const { dateLong } = useFormats()
  const until = freeUntil(out, hours, now)
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
