import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useToday } from '../../api/use-site.ts'
import { addDays } from '../../domain/dates/civil-date.ts'
import { addMinutes } from '../../domain/dates/day-time.ts'
import type { RideTime } from '../../domain/transfers/transfer-search.ts'
import { useFormats } from '../../i18n/use-locale.ts'

/** Until when the ride can be cancelled free of charge: a date and time once the pick-up is known, otherwise a rule. */
export function FreeUntil({ out: { date, time }, hours }: { out: RideTime; hours: number }) {
  const { dateLong } = useFormats()
  const today = useToday()
  if (date === undefined || time === undefined) {
    return (
      <p className="small good">
        <FormattedMessage id="transfers.free" values={{ hours }} />
      </p>
    )
  }
  const last = addMinutes(time, -hours * 60)
  const day = addDays(date, last.days)
  if (day < today) {
    return (
      <p className="small soft">
        <FormattedMessage id="cancellation.none" />
      </p>
    )
  }
  return (
    <p className="small good">
      <FormattedMessage id="cancellation.until" values={{ date: dateLong(day), time: last.time }} />
    </p>
  )
}
