import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { peopleOf } from '../../domain/services/people-of.ts'
import { partySize } from '../../domain/people/party.ts'
import { AddButton } from '../../parts/add-to-cart/AddButton.tsx'
import { useAdd } from '../../parts/add-to-cart/use-add.ts'
import { Amount } from '../../parts/Amount.tsx'
import { BasisText } from '../../parts/offers/BasisText.tsx'
import { PartyPicker } from '../../parts/offers/PartyPicker.tsx'
import { PriceAnswer } from '../../parts/offers/PriceAnswer.tsx'
import { When } from '../../parts/offers/When.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { missingAgeIn } from '../../parts/search-bar/RoomGuests.tsx'
import { StayFields } from '../../parts/search-bar/stay/StayFields.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Radio } from '../../ui/fields/Choice.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { serviceLine, type Handover } from './service-line.ts'
import styles from './ServicePage.module.css'
import type { Choice } from './use-choice.ts'

type ChoicePanelProps = {
  service: Schema<'Service'>
  choice: Choice
  /** Id of the first date field. */
  fieldsId: string
  /** Error message for the dates. */
  missing: string | undefined
  onDateNeeded: () => void
}

/** Dates, people, the booking option, the itemised price (decision 38.1), and the button for the basket. */
export function ChoicePanel({ service, choice, fieldsId, missing, onDateNeeded }: ChoicePanelProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { facts, priceBasis, priceFrom, per } = service
  const { stay, party, whole, price, offer } = choice
  const [strict, setStrict] = useState(false)
  const [times, setTimes] = useState<Handover>({ time: USUAL_TIME, returnTime: USUAL_TIME })
  const isHandedOver = facts.kind === 'extra' || facts.kind === 'caravan'
  const adding = useAdd(price.refresh)
  const most = peopleOf(service)
  const people = partySize(party)
  const isGone = stay !== undefined && !price.waiting && price.price?.offers.length === 0
  const isUnpriced = stay !== undefined && price.error !== undefined
  const isEvent = facts.kind === 'charter'
  // The seats of an event have a price each, like the departures of a tour.
  const seat = isEvent ? offer?.terms[0]?.price : undefined
  const shown = seat ?? priceFrom
  const wish =
    stay && whole && offer
      ? {
          line: serviceLine(service, offer, stay, whole, isHandedOver ? times : undefined),
          ...(offer.left === undefined ? {} : { stock: stockOf(offer) }),
        }
      : undefined
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
              {seat ? null : (
                <>
                  <FormattedMessage id="offers.lowest" />
                  <FormattedMessage id="list.comma" />
                </>
              )}
              <BasisText basis={priceBasis} kind={facts.kind} per={per} />
            </>
          }
        />
      ) : null}
      {isEvent ? (
        <When from="service.evening" to="service.evening" stay={stay} oneDay />
      ) : (
        <div className={styles.stay}>
          <StayFields
            ids={{ checkIn: fieldsId, checkOut: `${fieldsId}-until` }}
            stay={choice.draft}
            onStay={choice.setStay}
            errors={{ checkIn: missing, checkOut: undefined }}
            nightly={per === 'night'}
            labels={{
              checkIn: `service.from.${facts.kind}`,
              checkOut: `service.until.${facts.kind}`,
              dates: 'service.yourDates',
              length: per === 'night' ? 'offers.nights' : 'offers.days',
            }}
          />
        </div>
      )}
      {isHandedOver ? <Times place={service.location.name} times={times} onTimes={setTimes} /> : null}
      <PartyPicker {...{ id, party, strict }} onParty={choice.setParty} capacity={most} kind={facts.kind} />
      {offer && (isEvent || choice.offers.length > 1) ? <BookingOptions isEvent={isEvent} choice={choice} /> : null}
      <PriceAnswer price={price} offer={offer} per={per} kind={facts.kind} hrefOf={choice.hrefOf} />
      {!whole ? (
        <Button full size="l" onClick={askForAges}>
          {formatMessage({ id: 'cart.add' })}
        </Button>
      ) : isUnpriced ? null : (
        <AddButton
          // Choosing dates mounts another button, so that a request for dates is not shown any longer.
          key={stay === undefined ? 'dateless' : 'dated'}
          wish={wish}
          waiting={stay && price.waiting}
          adding={adding}
          row="service"
          availability={isGone ? 3 : offer?.availability}
          tooManyFor={most !== undefined && people > most ? most : undefined}
          onDateNeeded={onDateNeeded}
          size="l"
          full
        />
      )}
    </>
  )
}

/** The desks are open from 8:00 to 20:00: 25 times, every half hour. */
const TIMES = Array.from(
  { length: 25 },
  (_, half) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)
/** The time that is chosen at first. */
const USUAL_TIME = '10:00'

type TimesProps = { place: Schema<'LocalizedText'>; times: Handover; onTimes: (times: Handover) => void }

/** The times of pick-up and return of a vehicle, and the place of both. */
function Times({ place, times, onTimes }: TimesProps) {
  const field = (name: keyof Handover, label: string) => (
    <SelectField
      label={<FormattedMessage id={label} />}
      value={times[name]}
      onChange={({ currentTarget: { value } }) => onTimes({ ...times, [name]: value })}
    >
      {TIMES.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  )
  return (
    <div className={styles.handover} data-handover="">
      {field('time', 'service.handover.from')}
      {field('returnTime', 'service.handover.until')}
      <p className="small soft">
        <FormattedMessage id="service.handover.place" values={{ place: <LangText key="place" of={place} /> }} />
      </p>
    </div>
  )
}

/** How many can be in the basket: those that are left, but at least one. */
const stockOf = ({ left = 1 }: Pick<Schema<'ServiceOffer'>, 'left'>) => Math.max(1, left)

/**
 * The booking options: the whole boat or a cabin, a seat category, an insurance; each with its total. The only category
 * that is left is named without a choice.
 */
function BookingOptions({ isEvent, choice: { offers, offer, setOption } }: { isEvent: boolean; choice: Choice }) {
  const name = useId()
  return (
    <fieldset className={styles.options}>
      <legend>
        <FormattedMessage id={isEvent ? 'offers.spec.seatKinds' : 'service.ways'} />
      </legend>
      {offers.map((one) =>
        offers.length > 1 ? (
          <Radio
            key={one.id}
            name={name}
            aside={<Amount of={one.total} />}
            checked={one.id === offer?.id}
            onChange={() => setOption(one.id)}
          >
            <LangText of={one.name} />
          </Radio>
        ) : (
          <LangText key={one.id} of={one.name} />
        ),
      )}
    </fieldset>
  )
}
