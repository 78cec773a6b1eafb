import * as constraints from '@rota/openapi/agency/constraints'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { guestPlaces, takesLatinOnly, type Guest } from '../../../domain/people/guests.ts'
import type { Booking } from '../../../booking/change.ts'
import { Driver } from '../../../parts/basket-line/facts.tsx'
import { GuestKind } from '../../../parts/basket-line/GuestKind.tsx'
import { LineTitle } from '../../../parts/basket-line/LineTitle.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { limits } from '../limits.ts'
import { LatinHint } from './LatinHint.tsx'
import { FormSection } from '../FormSection.tsx'
import styles from './TravellersSection.module.css'
import type { PassengerDetails } from '../passengers/passenger-details.ts'
import type { GuestsFormState } from './use-guests-form.ts'

type TravellersSectionProps = Pick<GuestsFormState, 'form' | 'bind' | 'dispatch'> & {
  booking: Booking
  details: PassengerDetails | undefined
}

/** The travellers: one row for each guest of the basket. Their number and the children's ages were set there. */
export function TravellersSection({ form: { draft }, bind, dispatch, booking, details }: TravellersSectionProps) {
  const rooms = guestPlaces(booking.products).map(({ room }) => room)
  const several = rooms.at(-1) !== 1
  const needsLatin = takesLatinOnly(booking.products)
  return (
    <FormSection
      title={<FormattedMessage id="checkout.guests.title" />}
      purpose={<FormattedMessage id="checkout.guests.purpose" />}
    >
      <Switch checked={draft.same} onChange={(event) => dispatch({ type: 'same', on: event.currentTarget.checked })}>
        <FormattedMessage id="checkout.guests.same" />
      </Switch>
      {booking.products.map((line) =>
        line.driver ? (
          <p key={line.key} className={`small ${styles.driver}`}>
            <FormattedMessage id="checkout.guests.driver" values={{ name: <LineTitle line={line} /> }} />{' '}
            <Driver line={line} />
          </p>
        ) : null,
      )}
      {details?.head}
      {[...draft.guests.entries()].map(([index, guest]) => (
        <GuestRow
          key={index}
          index={index}
          guest={guest}
          room={several ? rooms[index] : undefined}
          bind={bind}
          kind={details?.ofGuest(index)?.kind}
        >
          {needsLatin ? (
            <LatinHint
              {...guest}
              onTake={(field, value) => dispatch({ type: 'typed', field: `guests.${index}.${field}`, value })}
            />
          ) : null}
          {details?.ofGuest(index)?.fields}
        </GuestRow>
      ))}
    </FormSection>
  )
}

type GuestRowProps = Pick<GuestsFormState, 'bind'> & {
  index: number
  guest: Guest
  room: number | undefined
  /** Message id of the passenger kind; without it the age is shown. */
  kind: string | undefined
  /** Hints below the fields. */
  children: ReactNode
}

function GuestRow({ index, guest, room, kind, bind, children }: GuestRowProps) {
  const { formatMessage } = useIntl()
  const label = (id: 'name' | 'surname') => formatMessage({ id: `checkout.customer.${id}` })
  return (
    <fieldset className={styles.guest}>
      <legend className={styles.legend}>
        {index + 1}. {kind ? <FormattedMessage id={kind} /> : <GuestKind of={guest} />}
        {room ? (
          <span className={styles.room}>
            <FormattedMessage id="checkout.guests.room" values={{ room }} />
          </span>
        ) : null}
      </legend>
      <div className="form">
        <TextField
          {...bind(`guests.${index}.name`, guest.name)}
          {...limits(constraints.Guest.name)}
          label={label('name')}
          autoComplete="off"
        />
        <TextField
          {...bind(`guests.${index}.surname`, guest.surname)}
          {...limits(constraints.Guest.surname)}
          label={label('surname')}
          autoComplete="off"
        />
      </div>
      {children}
    </fieldset>
  )
}
