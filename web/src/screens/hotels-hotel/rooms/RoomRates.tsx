import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { useBasketLines } from '../../../booking/basket-lines.tsx'
import { Refused } from '../../../parts/add-to-cart/Refused.tsx'
import type { Adding } from '../../../parts/add-to-cart/use-add.ts'
import type { SoldPlan } from '../../../parts/provider-hotels/sold.ts'
import type { Visit } from '../use-visit.ts'
import { hotelLine, lineInBasket } from './hotel-line.ts'
import { RateRow } from './RateRow.tsx'
import { RateSlot, SoldOut } from './RateSlot.tsx'
import { RateSkeleton } from './RateTable.tsx'
import { roomNameId } from './Room.tsx'
import styles from './rates.module.css'
import { cheapestOf, distinctPlans, type RoomView } from './room-views.ts'

/** The unique name of a rate in the hotel; ids contain no spaces. */
const rowOf = (roomId: string, planId: string) => `${roomId} ${planId}`

/** Placeholder rows while the number of rates is unknown. */
const EXPECTED = [1, 2, 3]

type RoomRatesProps = {
  view: RoomView
  hotelId: string
  visit: Visit
  adding: Adding
  /** Whether the first button of the room takes the focus when it appears. */
  isReturn: (roomId: string) => boolean
}

/** The rates of a room for the dates and the party, or the reason why there are none. */
export function RoomRates({ view, hotelId, visit, adding, isReturn }: RoomRatesProps) {
  const { formatMessage } = useIntl()
  const lines = useBasketLines()
  const { room, fits } = view
  const { search, waiting, onTake, renderTerms } = visit
  const [hasWaited, setWaited] = useState(waiting)
  if (waiting && !hasWaited) setWaited(true)
  const inBasket = (plan: SoldPlan) => lineInBasket(lines, hotelLine(hotelId, room.id, plan, search))
  const plans = distinctPlans(view.plans, (plan) => inBasket(plan) !== undefined)
  const refusal = adding.refused?.row.startsWith(rowOf(room.id, '')) ? adding.refused : undefined
  if (!fits && room.capacity && plans.length === 0) return <Misfit capacity={room.capacity} />
  if (waiting) {
    const rows = plans.length > 0 ? plans.map(({ id }) => id) : EXPECTED
    return (
      <RateSlot label={roomNameId(room.id)} count={rows.length} waiting>
        {rows.map((row, at) => (
          <RateSkeleton key={row} lead={at === 0} />
        ))}
      </RateSlot>
    )
  }
  if (plans.every((plan) => plan.availability === 3 && !inBasket(plan))) {
    return (
      <SoldOut replaces={hasWaited}>
        {refusal ? <Refused refusal={refusal} /> : <FormattedMessage id="error.soldOut" />}
      </SoldOut>
    )
  }
  const misfit = fits ? undefined : formatMessage({ id: 'party.max' }, { count: room.capacity?.total })
  const first = plans.find(({ availability }) => availability !== 3)
  const lead = plans.find(inBasket) ?? cheapestOf(plans)
  return (
    <RateSlot label={roomNameId(room.id)} count={plans.length}>
      {plans.map((plan) => {
        const row = rowOf(room.id, plan.id)
        const wanted = hotelLine(hotelId, room.id, plan, search)
        return (
          <RateRow
            key={row}
            plan={plan}
            lead={plan === lead}
            roomId={roomNameId(room.id)}
            line={inBasket(plan)}
            price={wanted.price}
            terms={renderTerms?.(plan)}
            misfit={misfit}
            busy={adding.busy === row}
            refusal={refusal?.row === row ? refusal : undefined}
            onAdd={() => {
              onTake?.()
              void adding.add(row, { line: wanted, stock: plan.left })
            }}
            isGoal={plan === first ? () => isReturn(room.id) : undefined}
          />
        )
      })}
    </RateSlot>
  )
}

/** 'Maximum {count} Pax', shown before the visitor presses (decision 37.5). */
function Misfit({ capacity: { total } }: Pick<Schema<'Room'>, 'capacity'>) {
  return (
    <p className={styles.misfit}>
      <b>
        <FormattedMessage id="party.max" values={{ count: total }} />
      </b>{' '}
      <span className="soft">
        <FormattedMessage id="hotel.room.misfit" />
      </span>
    </p>
  )
}
