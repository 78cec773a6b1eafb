import { useId } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { dayOf } from '../../domain/flights/flight-times.ts'
import { byCurrency } from '../../domain/money/amounts.ts'
import { LangText } from '../../parts/LangText.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { People } from '../../parts/basket-line/facts.tsx'
import { StayText } from '../../parts/wordings.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { CartLine } from './CartLine.tsx'
import type { Line } from './line-state.ts'
import styles from './TripLines.module.css'
import type { useLines } from './use-lines.ts'

type TripLinesProps = {
  /** The flights of the trip, the way there first. */
  trip: readonly Line[]
  products: readonly Line[]
  lines: ReturnType<typeof useLines>
}

/** The flights of a round trip under one heading, with the total of both. */
export function TripLines({ trip, products, lines }: TripLinesProps) {
  const id = useId()
  const [out] = trip
  const [there, back] = [out, trip.at(-1)].map((line) => line?.legs?.[0])
  const far = out?.legs?.at(-1)?.arrival
  const [total] = byCurrency(trip.map((line) => line.total))
  return (
    <section className={styles.trip} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            <Icon name="plane" size="s" />
            <span>
              {there && far ? (
                <FormattedMessage
                  id="cart.trip"
                  values={{ from: <LangText of={there.departure.city.name} />, to: <LangText of={far.city.name} /> }}
                />
              ) : (
                <FormattedMessage id="kind.flight" />
              )}
            </span>
          </h2>
          <p className="soft small">
            {there && back ? (
              <>
                <StayText stay={{ checkIn: dayOf(there.departure.date), checkOut: dayOf(back.departure.date) }} />
                {' · '}
              </>
            ) : null}
            {out ? <People line={out} /> : null}
          </p>
        </div>
        {total ? <PriceText amount={total} per={<FormattedMessage id="cart.trip.total" />} /> : null}
      </div>
      {trip.map((line) => (
        <CartLine key={line.key} {...{ line, products, lines }} isPart />
      ))}
    </section>
  )
}
