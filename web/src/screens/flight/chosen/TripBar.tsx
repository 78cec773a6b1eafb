import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { FlightSearch } from '../../../domain/flights/flight-search.ts'
import { clockOf } from '../../../domain/flights/flight-times.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { Failure } from '../../../parts/failure/Failure.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import { useFliersText } from '../../../parts/search-bar/flights/use-fliers-text.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { ChosenState } from './chosen-state.ts'
import styles from './TripBar.module.css'
import { isOutdated, useTakeTrip } from './use-take-trip.ts'

type TripBarProps = {
  search: FlightSearch
  state: ChosenState
  /** Why this trip could not be put into the basket. */
  failure: unknown
  onFailure: (error: unknown) => void
  /** Requests the prices again, when the choice was unavailable. */
  check: () => void
}

/** The running total at the bottom of the screen: the choices, the total, and the next action. */
export function TripBar({ search, state: { out, home, trip, total }, failure, onFailure, check }: TripBarProps) {
  const { formatMessage } = useIntl()
  const fliers = useFliersText()(search.party)
  const { take, busy } = useTakeTrip(search, check, onFailure)
  const chosen = [out, home].flatMap((leg) => leg ?? [])
  return (
    <aside className={styles.bar} data-dock="" aria-label={formatMessage({ id: 'flightPage.total' })}>
      {trip && failure !== undefined ? (
        <div className="page">
          <Failure error={failure} retry={isOutdated(failure) ? check : () => void take(trip)} />
        </div>
      ) : null}
      <div className={`page ${styles.row}`}>
        <div className={styles.words}>
          <b>
            {chosen.map((leg, at) => (
              <LegText key={leg.flight.id} leg={leg} isNext={at > 0} />
            ))}
          </b>
          <span className="muted small">{fliers}</span>
        </div>
        <div className={styles.end}>
          <div aria-live="polite">
            {total ? (
              <PriceText
                amount={total}
                per={<FormattedMessage id={trip ? 'flightPage.total.whole' : 'flightPage.total.from'} />}
              />
            ) : null}
          </div>
          {trip ? (
            <Button size="l" loading={busy} onClick={() => void take(trip)}>
              <FormattedMessage id="flightPage.continue" />
              <Icon name="arrow" />
            </Button>
          ) : null}
        </div>
      </div>
    </aside>
  )
}

/** "Sat 21 Nov 08:15 Standard" */
function LegText({ leg, isNext }: { leg: NonNullable<ChosenState['out']>; isNext: boolean }) {
  const { weekdayDayMonth } = useFormats()
  const [first] = leg.flight.legs
  if (!first) return null
  const { date } = first.departure
  return (
    <span className={styles.leg}>
      {isNext ? <Icon name="arrow" size="s" /> : null}
      {weekdayDayMonth(Number(date.slice(0, 10).replaceAll('-', '')))} <span className="ltr nums">{clockOf(date)}</span>{' '}
      <span className="muted">{leg.offer.brand.name}</span>
    </span>
  )
}
