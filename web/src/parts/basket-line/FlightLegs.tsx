import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { parseIso } from '../../domain/dates/read-date.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { LangText } from '../LangText.tsx'
import styles from './FlightLegs.module.css'
import type { SoldLine } from './sold-line.ts'

/** The legs of a flight on the route line: departure and arrival, duration, stops. */
export function FlightLegs({ line: { legs } }: { line: Pick<SoldLine, 'legs'> }) {
  if (!legs || legs.length === 0) return null
  return (
    <ul className={styles.legs}>
      {legs.map((leg) => (
        <Leg key={`${leg.flightNo} ${leg.departure.date}`} leg={leg} />
      ))}
    </ul>
  )
}

function Leg({ leg: { departure, arrival, duration, stopCount, dayChange, flightNo, airline } }: LegProps) {
  const { weekdayDate } = useFormats()
  const day = parseIso(departure.date.slice(0, 10))
  const values = { hours: Math.floor(duration / 60), minutes: duration % 60 }
  return (
    <li>
      <div className={styles.leg}>
        <Point at={departure} />
        <div className={styles.way}>
          <span>
            <FormattedMessage id="line.duration" values={values} />
          </span>
          <i aria-hidden="true" />
          <span>
            <FormattedMessage id={stopCount === 0 ? 'line.direct' : 'line.stops'} values={{ count: stopCount }} />
          </span>
        </div>
        <Point at={arrival} dayChange={dayChange} />
      </div>
      <p className={styles.flight}>
        {day === undefined ? null : `${weekdayDate(day)} · `}
        <bdi>{airline.name}</bdi> · <span className="ltr nowrap">{flightNo}</span>
      </p>
    </li>
  )
}

type LegProps = { leg: Schema<'FlightLeg'> }

type PointProps = { at: Schema<'FlightPoint'>; dayChange?: number }

/** "08:15" above "IST", with the airport's name for screen readers. */
function Point({ at: { date, airport }, dayChange = 0 }: PointProps) {
  return (
    <div className={styles.point}>
      <b className="nums ltr">
        {date.slice(11)}
        {dayChange === 0 ? null : (
          <sup>
            <FormattedMessage id="line.dayChange" values={{ days: dayChange }} />
          </sup>
        )}
      </b>
      <span className="ltr" aria-hidden="true">
        {airport.id}
      </span>
      <LangText of={airport.name} className="sr" />
    </div>
  )
}
