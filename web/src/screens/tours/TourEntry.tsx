import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { isFull } from '../../domain/tours/tour-listing.ts'
import { encodeTrip } from '../../domain/tours/trip-address.ts'
import { useFormats, usePaths, useText } from '../../i18n/use-locale.ts'
import { Entry } from '../../parts/listing/Entry.tsx'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { Specs } from '../../parts/offers/Specs.tsx'
import { useTourSpecs } from '../../parts/offers/tour-specs.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './tours.module.css'

/**
 * A tour in the list: facts of its type, the price of its cheapest departure with what it covers, and the next
 * departure.
 */
export function TourEntry({ entry, first }: { entry: Schema<'TourOffer'>; first: boolean }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const { tour, departure, availability } = entry
  const gone = isFull(entry)
  const href = paths.tour(tour.slug)
  const price = departure?.price ?? tour.priceFrom
  const action = formatMessage({ id: 'tours.see' })
  return (
    <Entry
      id={tour.id}
      href={href}
      picture={tour.picture}
      favourite={{ kind: 'tour', name: text(tour.name).text, price: tour.priceFrom }}
      name={<LangText of={tour.name} />}
      place={
        <>
          <FormattedMessage id={`offers.one.${tour.type}`} />
          {' · '}
          <LangText of={tour.location.name} />
        </>
      }
      facts={<Specs of={useTourSpecs(tour)} />}
      note={gone ? <NearestDays entry={entry} /> : availability === 2 ? <OnRequest /> : <NextDay tour={tour} />}
      rating={tour.rating}
      first={first}
      gone={gone}
    >
      {price ? (
        <>
          <span className="small muted">
            <FormattedMessage id="offers.from" />
          </span>
          <PriceText amount={price} size="l" per={<BasisText basis={tour.priceBasis} kind={tour.type} />} />
        </>
      ) : null}
      <Button
        kind={gone ? 'quiet' : 'filled'}
        href={href}
        aria-label={formatMessage({ id: 'tours.action' }, { action, name: text(tour.name).text })}
      >
        {action}
      </Button>
    </Entry>
  )
}

function NextDay({ tour: { nextDeparture } }: { tour: Schema<'TourFacts'> }) {
  const { weekdayDayMonth } = useFormats()
  return nextDeparture ? (
    <span>
      <FormattedMessage id="tours.next" values={{ date: <b key="day">{weekdayDayMonth(nextDeparture)}</b> }} />
    </span>
  ) : null
}

const OnRequest = () => (
  <span className="warn">
    <FormattedMessage id="tours.request" />
  </span>
)

/** Shown when no seat is left on the wanted days, with the nearest day that has one. */
function NearestDays({ entry: { tour, nearestDates } }: { entry: Schema<'TourOffer'> }) {
  const { weekdayDayMonth } = useFormats()
  const paths = usePaths()
  return (
    <>
      <b className="bad">
        <FormattedMessage id="error.soldOut" />
      </b>
      {nearestDates && nearestDates.length > 0 ? (
        <>
          <FormattedMessage id="tours.nearest" />
          <span className={styles.dates}>
            {nearestDates.map(({ checkIn }) => (
              <a key={checkIn} className={styles.date} href={paths.tour(tour.slug, encodeTrip({ date: checkIn }))}>
                {weekdayDayMonth(checkIn)}
              </a>
            ))}
          </span>
        </>
      ) : null}
    </>
  )
}
