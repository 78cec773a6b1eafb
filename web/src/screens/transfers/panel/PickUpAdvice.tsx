import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { addDays } from '../../../domain/dates/civil-date.ts'
import { judgePickUp, pickUpFor } from '../../../domain/transfers/pick-up.ts'
import type { RideTime } from '../../../domain/transfers/transfer-search.ts'
import { Button } from '../../../ui/buttons/Button.tsx'

type PickUpAdviceProps = { ride: RideTime; minutes: number; onRide: (change: Partial<RideTime>) => void }

/** Advises on the pick-up time for the flight: "11:05: 07:30 leaves you three hours". */
export function PickUpAdvice({ ride: { date, time, flightTime }, minutes, onRide }: PickUpAdviceProps) {
  if (flightTime === undefined) return null
  const advised = pickUpFor(flightTime, minutes)
  const verdict = time === undefined ? undefined : judgePickUp(time, minutes, flightTime)
  const slack = verdict?.slack ?? 0
  const words = {
    flight: <span className="ltr nums">{flightTime}</span>,
    time: <span className="ltr nums">{time ?? advised.time}</span>,
    hours: Math.floor(slack / 60),
    minutes: slack % 60,
  }
  const kind = verdict?.kind ?? 'open'
  // For a flight after midnight, a pick-up before midnight is on the previous day; a pick-up time later than the flight
  // already implies that day.
  const isDayBefore = advised.days < 0 && date !== undefined && (time === undefined || time <= flightTime)
  const take = () => onRide({ time: advised.time, ...(isDayBefore ? { date: addDays(date, -1) } : {}) })
  return (
    <div aria-live="polite" className="stack">
      <p className={`small ${kind === 'good' ? 'muted' : kind === 'open' ? '' : 'warn'}`}>
        <FormattedMessage id={`transfers.advice.${kind}`} values={words} />
      </p>
      {kind === 'good' || time === advised.time ? null : (
        <div>
          <Button kind="quiet" size="s" onClick={take}>
            <FormattedMessage
              id={isDayBefore ? 'transfers.advice.takeBefore' : 'transfers.advice.take'}
              values={{ time: <span className="ltr nums">{advised.time}</span> }}
            />
          </Button>
        </div>
      )}
    </div>
  )
}
