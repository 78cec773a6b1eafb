import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { clockOf, dayOf, layoversOf } from '../../domain/flights/flight-times.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { FareFacts } from './fares/FareFacts.tsx'
import styles from './FlightDetails.module.css'
import { useDuration } from './use-duration.ts'

type FlightDetailsProps = { legs: readonly Schema<'FlightLeg'>[]; offers: readonly Schema<'FlightOffer'>[] }

/**
 * The details of each flight: airports with terminals, aircraft, duration, layovers, and what is known about the fares.
 */
export function FlightDetails({ legs, offers }: FlightDetailsProps) {
  const duration = useDuration()
  return (
    <div className={styles.details}>
      {legs.map(({ flightNo, segments, flightType }) => {
        const layovers = layoversOf(segments)
        return (
          <ol key={flightNo} className={styles.segments}>
            {segments.map((segment, at) => {
              const wait = layovers[at]
              return (
                <li key={segment.id}>
                  <Point at={segment.departure} />
                  <p className={styles.flight}>
                    <span>
                      <bdi>{segment.airline.name}</bdi> <span className="ltr">{segment.flightNo}</span>
                    </span>
                    {segment.aircraft ? (
                      <span>
                        <FormattedMessage id="flightPage.aircraft" values={{ aircraft: segment.aircraft }} />
                      </span>
                    ) : null}
                    <span>{duration(segment.duration)}</span>
                    {flightType === 2 ? (
                      <span>
                        <FormattedMessage id="flightPage.charter" />
                      </span>
                    ) : null}
                  </p>
                  <Point at={segment.arrival} />
                  {wait ? (
                    <p className={styles.layover}>
                      <Icon name={wait.isOtherAirport ? 'warn' : 'clock'} size="s" />
                      <FormattedMessage
                        id={wait.isOtherAirport ? 'flightPage.layover.other' : 'flightPage.layover'}
                        values={{
                          wait: duration(wait.minutes),
                          at: <bdi key="at">{wait.at}</bdi>,
                          next: <bdi key="next">{wait.next}</bdi>,
                        }}
                      />
                    </p>
                  ) : null}
                </li>
              )
            })}
          </ol>
        )
      })}
      <FareFacts offers={offers} />
      <p className="small muted">
        <FormattedMessage id="flightPage.options" values={{ count: offers.length }} />{' '}
        <FormattedMessage id="flightPage.local" />
      </p>
    </div>
  )
}

function Point({ at: { date, airport, city, terminal } }: { at: Schema<'FlightPoint'> }) {
  const { weekdayDayMonth } = useFormats()
  return (
    <p className={styles.point}>
      <b className="ltr nums">{clockOf(date)}</b>
      <span>
        <LangText of={airport.name} /> <span className="muted ltr">{airport.id}</span>
        <span className="muted">
          <FormattedMessage id="list.comma" />
          <LangText of={city.name} />
          <FormattedMessage id="list.comma" />
          {weekdayDayMonth(dayOf(date))}
          {terminal ? (
            <>
              <FormattedMessage id="list.comma" />
              <FormattedMessage id="flightPage.terminal" values={{ terminal }} />
            </>
          ) : null}
        </span>
      </span>
    </p>
  )
}
