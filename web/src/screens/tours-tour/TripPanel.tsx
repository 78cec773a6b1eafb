import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { lowestPrice, timesThatFit } from '../../domain/tours/departures.ts'
import { partySize } from '../../domain/people/party.ts'
import { AddButton } from '../../parts/add-to-cart/AddButton.tsx'
import { useAdd } from '../../parts/add-to-cart/use-add.ts'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { PartyPicker } from '../../parts/offers/PartyPicker.tsx'
import { PriceAnswer } from '../../parts/offers/PriceAnswer.tsx'
import { missingAgeIn } from '../../parts/search-bar/RoomGuests.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { When } from '../../parts/offers/When.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { tourLine } from './tour-line.ts'
import type { TripChoice } from './use-trip.ts'

type TripPanelProps = {
  tour: Schema<'Tour'>
  trip: TripChoice
  /** Moves to the calendar. */
  onDateNeeded: () => void
}

/** Summary of the trip: day, people, the itemised price (decision 38.1), and the button for the basket. */
export function TripPanel({ tour, trip, onDateNeeded }: TripPanelProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { facts, group, departures, leastAge = 0 } = tour
  const { departure, party, whole, price } = trip
  const [strict, setStrict] = useState(false)
  const adding = useAdd(price.refresh)
  const shown = departure?.price ?? lowestPrice(departures) ?? facts.priceFrom
  const people = partySize(party)
  const most = departure ? Math.min(group.most, Math.max(1, departure.seatsLeft)) : group.most
  const isTooYoung = whole?.children.some((age) => age < leastAge) ?? false
  const offer = price.price?.offers[0]
  const refused = isTooYoung || (departure !== undefined && !price.waiting && price.price?.offers.length === 0)
  const wish = departure &&
    whole && {
      line: tourLine(facts.id, departure, whole, offer?.total),
      stock: timesThatFit(departure, people),
    }
  const askForAges = () => {
    flushSync(() => setStrict(true))
    document.getElementById(missingAgeIn(id, party) ?? '')?.focus()
  }
  return (
    <>
      {shown ? (
        <PriceText
          amount={shown}
          size="l"
          per={
            <>
              {departure ? null : (
                <>
                  <FormattedMessage id="offers.lowest" />
                  <FormattedMessage id="list.comma" />
                </>
              )}
              <BasisText basis={facts.priceBasis} kind={facts.type} />
            </>
          }
        />
      ) : null}
      <When from="tour.departure" to="tour.return" stay={departure} oneDay={facts.type === 'daily'} />
      <PartyPicker {...{ id, party, strict }} onParty={trip.setParty} capacity={most} kind={facts.type} />
      {isTooYoung ? (
        <p className="small warn" role="alert">
          <FormattedMessage id="tour.tooYoung" values={{ age: leastAge }} />
        </p>
      ) : (
        <PriceAnswer price={price} offer={offer} per="once" kind={facts.type} />
      )}
      {!whole ? (
        <Button full size="l" onClick={askForAges}>
          {formatMessage({ id: 'cart.add' })}
        </Button>
      ) : (
        <AddButton
          wish={wish}
          waiting={departure && price.waiting}
          adding={adding}
          row="tour"
          availability={refused ? 3 : departure?.availability}
          tooManyFor={people > most ? most : undefined}
          onDateNeeded={onDateNeeded}
          size="l"
          full
        />
      )}
    </>
  )
}
