import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Answer } from '../../../api/operations.ts'
import { formatIso } from '../../../domain/dates/civil-date.ts'
import { useFormats, useText } from '../../../i18n/use-locale.ts'
import { Amount } from '../../../parts/Amount.tsx'
import { KindLabel } from '../../../parts/basket-line/KindLabel.tsx'
import { LineFacts } from '../../../parts/basket-line/LineFacts.tsx'
import { LinePlace, LineTitle } from '../../../parts/basket-line/LineTitle.tsx'
import { CancellationText } from '../../../parts/wordings.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Whereabouts } from '../Whereabouts.tsx'
import { stopsOf, returnRide, type Line } from './itinerary.ts'
import styles from './NextSteps.module.css'
import { mapAddress } from './map-address.ts'

/** What happens next in a booking, with dates, along the route line. For a request, what was requested. */
export function NextSteps({ result: { state, lines } }: { result: Answer<'bookingByToken'> }) {
  const { weekdayDate } = useFormats()
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        <FormattedMessage id={state === 'requested' ? 'booking.asked' : 'booking.next'} />
      </h2>
      <ol className={styles.route}>
        {stopsOf(lines).map(({ id, kind, date, time, line, isFirst }) => (
          <li key={id}>
            <time dateTime={formatIso(date)}>
              {weekdayDate(date)}
              {time === undefined ? null : <span className={`nums ${styles.hour}`}>{time}</span>}
            </time>
            <div className={styles.stop}>
              <h3>
                <FormattedMessage
                  id={`booking.stop.${kind}`}
                  values={{ name: <LineTitle line={kind === 'rideBack' ? returnRide(line) : line} /> }}
                />
                {isFirst ? <LinePlace line={line} /> : null}
              </h3>
              {isFirst ? <Beginning line={line} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first stop of a line: what was booked and where, its cancellation deadline, and what is paid at the hotel. */
function Beginning({ line }: { line: Line }) {
  const { count, cancellation, payAtHotel } = line
  return (
    <>
      <p>
        <KindLabel line={line} quiet />
        {count > 1 && !line.roomName ? <span className="nums"> × {count}</span> : null}
      </p>
      <LineFacts line={line} className="small soft" />
      <Whereabouts line={line} />
      <MapLink line={line} />
      {cancellation ? (
        <p>
          <CancellationText cancellation={cancellation} />
        </p>
      ) : null}
      {payAtHotel ? (
        <p>
          <FormattedMessage id="booking.atHotel" values={{ sum: <Amount of={payAtHotel} /> }} />
        </p>
      ) : null}
    </>
  )
}

/** A link to an external map of the place where the line begins. */
function MapLink({ line }: { line: Line }) {
  const text = useText()
  const address = mapAddress(line, (texts) => text(texts).text)
  if (address === undefined) return null
  return (
    <p className="noprint">
      <a className={`link ${styles.map}`} href={address} target="_blank" rel="noopener noreferrer">
        <Icon name="map" size="s" />
        <FormattedMessage id="booking.map" />
      </a>
    </p>
  )
}
