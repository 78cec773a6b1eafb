import { Suspense, useId, useState } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { isBundle } from '../../domain/flights/flight-choice.ts'
import type { Choice, FlightSearch } from '../../domain/flights/flight-search.ts'
import { PriceText } from '../../parts/PriceText.tsx'
import { useFliersText } from '../../parts/search-bar/flights/use-fliers-text.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { BagFacts } from './fares/BagFacts.tsx'
import type { ChosenState, Open } from './chosen/chosen-state.ts'
import { FareTable, FlightDetails, prepareFares } from './lazy-fares.ts'
import styles from './FlightEntry.module.css'
import { RouteLine } from './RouteLine.tsx'

/** Loads the code of fares and details when the pointer or the focus comes near a button that opens them. */
const prepareNear = { onPointerEnter: prepareFares, onFocus: prepareFares }

type FlightEntryProps = {
  entry: Open
  search: FlightSearch
  /** The chosen fare. */
  chosen?: string
  /** The whole trip, once it is chosen and this flight is part of it. */
  trip?: ChosenState['trip']
  /** Whether the fares of this flight are visible. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  hrefOf: (choice: Choice) => string
}

/** A flight: airline, route line, baggage and price. Its fares and details open below it. */
export function FlightEntry({ entry, search, chosen, trip, isOpen, onOpen, hrefOf }: FlightEntryProps) {
  const id = useId()
  const [isDetailed, setDetailed] = useState(false)
  const fliers = useFliersText()(search.party)
  const { flight, offers, totals } = entry
  const at = Math.max(
    0,
    offers.findIndex(({ brand }) => brand.id === chosen),
  )
  const [offer, total] = [offers[at], trip?.total ?? totals[at]]
  const [first] = flight.legs
  if (!offer || !total || !first) return null
  const isChosen = chosen !== undefined
  const isLowest = search.trip === 'round' && first.route === 1 && !isBundle(flight)
  const isFrom = !trip && (isLowest || offers.length > 1)
  return (
    <article className={classes(styles.entry, isChosen && styles.chosen)} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={styles.airline}>
          <span className={styles.mark} aria-hidden="true">
            {first.airline.id}
          </span>
          <span>
            <h3 id={id} className={styles.name}>
              {first.airline.name} <span className="sr">{first.flightNo}</span>
            </h3>
            <span className="muted small ltr" aria-hidden="true">
              {first.flightNo.replaceAll('+', ' + ')}
            </span>
          </span>
        </div>
        <div className={styles.legs}>
          {flight.legs.map((leg) => (
            <RouteLine key={leg.flightNo} leg={leg} />
          ))}
          <button
            type="button"
            className="link small"
            {...prepareNear}
            aria-expanded={isDetailed}
            aria-controls={`${id}-details`}
            onClick={() => setDetailed(!isDetailed)}
          >
            <FormattedMessage id={isDetailed ? 'flightPage.details.hide' : 'flightPage.details'} />
          </button>
        </div>
        <BagFacts offer={offer} className={styles.bags} />
        <div className={styles.buy}>
          <PriceText
            amount={total}
            per={
              <FormattedMessage
                id={`flightPage.per.${search.trip === 'round' ? 'trip' : 'way'}${isFrom ? '.from' : ''}`}
                values={{ fliers, br: <br /> }}
              />
            }
          />
          {isChosen ? (
            <span className="good small">
              <Icon name="check" size="s" />{' '}
              <FormattedMessage id="flightPage.chosen" values={{ fare: offer.brand.name }} />
            </span>
          ) : null}
          <Button
            kind={isOpen ? 'quiet' : 'soft'}
            size="s"
            {...prepareNear}
            aria-expanded={isOpen}
            aria-controls={`${id}-fares`}
            onClick={() => onOpen(!isOpen)}
          >
            <FormattedMessage
              id={isOpen ? 'flightPage.fares.hide' : isChosen ? 'flightPage.fares' : 'flightPage.choose'}
            />
            <span className="sr">{` ${first.airline.name} ${first.flightNo}`}</span>
          </Button>
        </div>
      </div>
      <div id={`${id}-details`}>
        <Suspense>{isDetailed ? <FlightDetails legs={flight.legs} offers={offers} /> : null}</Suspense>
      </div>
      <div id={`${id}-fares`}>
        <Suspense>{isOpen ? <FareTable {...{ entry, chosen, trip, hrefOf }} /> : null}</Suspense>
      </div>
    </article>
  )
}
