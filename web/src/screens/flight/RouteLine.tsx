import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { clockOf, hoursOf, layoversOf } from '../../domain/flights/flight-times.ts'
import { useText } from '../../i18n/use-locale.ts'
import styles from './RouteLine.module.css'
import { useDuration } from './use-duration.ts'

/** Two times and the line between them; a hollow dot is a stop. Screen readers hear one sentence. */
export function RouteLine({ leg }: { leg: Schema<'FlightLeg'> }) {
  const { formatMessage } = useIntl()
  const text = useText()
  const duration = useDuration()
  const { departure, arrival, dayChange, stopCount, segments } = leg
  const layovers = layoversOf(segments)
  const spoken = formatMessage(
    { id: 'flightPage.leg.spoken' },
    {
      leaves: clockOf(departure.date),
      from: text(departure.airport.name).text,
      arrives: clockOf(arrival.date),
      to: text(arrival.airport.name).text,
      days: dayChange,
      stops: stopCount,
      ...hoursOf(leg.duration),
    },
  )
  return (
    <div className={styles.route}>
      <p className="sr">{spoken}</p>
      <div className={styles.end} aria-hidden="true">
        <span className={styles.time}>{clockOf(departure.date)}</span>
        <span className={styles.code}>{departure.airport.id}</span>
      </div>
      <div className={styles.middle} aria-hidden="true">
        <span>{duration(leg.duration)}</span>
        <span className={styles.line}>
          {layovers.map(({ at }, index) => (
            <i key={`${at} ${index}`} />
          ))}
        </span>
        <span>
          {layovers.length === 0 ? (
            <FormattedMessage id="flightPage.direct" />
          ) : (
            layovers.map((layover, index) => (
              <span key={`${layover.at} ${index}`} className={styles.stop}>
                <FormattedMessage
                  id={layover.isOtherAirport ? 'flightPage.stop.other' : 'flightPage.stop'}
                  values={{
                    at: <bdi key="at">{layover.at}</bdi>,
                    next: <bdi key="next">{layover.next}</bdi>,
                    wait: duration(layover.minutes),
                  }}
                />
              </span>
            ))
          )}
        </span>
      </div>
      <div className={styles.end} aria-hidden="true">
        <span className={styles.time}>
          {clockOf(arrival.date)}
          {dayChange === 0 ? null : <sup>{dayChange > 0 ? `+${dayChange}` : dayChange}</sup>}
        </span>
        <span className={styles.code}>{arrival.airport.id}</span>
      </div>
    </div>
  )
}
