import { FormattedMessage } from 'react-intl'
import type { Answer } from '../../api/operations.ts'
import { formatIso } from '../../domain/dates/civil-date.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Passage } from '../../parts/Passage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { BoardText, CancellationText, PartyText } from '../../parts/wordings.tsx'
import { stopsOf, type Stop } from './itinerary.ts'
import styles from './NextSteps.module.css'

/** What happens next, with dates, along the route line; of a request what was asked for. */
export function NextSteps({ result: { state, lines } }: { result: Answer<'bookingByToken'> }) {
  const { dayMonth } = useFormats()
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        <FormattedMessage id={state === 'requested' ? 'booking.asked' : 'booking.next'} />
      </h2>
      <ol className={styles.route}>
        {stopsOf(lines).map((stop) => (
          <li key={stop.id}>
            <time dateTime={formatIso(stop.date)}>{dayMonth(stop.date)}</time>
            <div className={styles.stop}>
              <h3>
                <FormattedMessage id={`booking.${stop.kind}`} values={{ hotel: <Passage of={stop.line.title} /> }} />
              </h3>
              {stop.kind === 'arrival' ? <Arrival line={stop.line} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What has been booked there, until when it can be given back, and what is paid on the spot. */
function Arrival({ line: { place, roomName, board, pax, count, cancellation, payAtHotel } }: Pick<Stop, 'line'>) {
  return (
    <>
      {place ? <Passage of={place} as="p" /> : null}
      <p className={styles.facts}>
        {roomName ? (
          <span>
            {count > 1 ? <span className="ltr nums">{count} × </span> : null}
            <Passage of={roomName} />
          </span>
        ) : null}
        {board ? (
          <span>
            <BoardText board={board} />
          </span>
        ) : null}
        <span>
          <PartyText party={pax} />
        </span>
      </p>
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
