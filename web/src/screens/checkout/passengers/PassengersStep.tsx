import { useMemo } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import type { Booking } from '../../../booking/change.ts'
import { LOCALES } from '../../../i18n/locales.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import { countriesIn } from '../../../domain/people/countries.ts'
import { GuestsStep } from '../guests/GuestsStep.tsx'
import { confirmPassengers, isRefusal, NothingToConfirm } from './confirm.ts'
import type { PassengerDetails } from './passenger-details.ts'
import { PassengerFields } from './PassengerFields.tsx'
import { TransactionState } from './TransactionState.tsx'
import { WaitingFields } from './WaitingFields.tsx'
import { usePassengers } from './use-passengers.ts'

/**
 * The guests step of a basket with provider offers: every guest has passenger details, which are sent to the
 * transaction.
 */
export default function PassengersStep({ booking, onSaved }: { booking: Booking; onSaved: () => void }) {
  return <GuestsStep booking={booking} onSaved={onSaved} details={usePassengerDetails(booking)} />
}

function usePassengerDetails(booking: Booking): PassengerDetails {
  const { formatMessage } = useIntl()
  const intl = LOCALES[useLocale()].intl
  const countries = useMemo(() => countriesIn(intl), [intl])
  const today = useToday()
  const { transaction, guests, ofGuest, drafts, renameGuests, submit, errors } = usePassengers(booking)
  return {
    head: <TransactionState {...transaction} products={booking.products} />,
    ofGuest: (guest) => {
      if (!transaction.open && !transaction.error) return { fields: <WaitingFields isFirst={guest === 0} /> }
      const passenger = ofGuest(guest)
      return (
        passenger && {
          kind: `passenger.type.${passenger.traveller.passengerType}`,
          fields: <PassengerFields passenger={passenger} countries={countries} />,
        }
      )
    },
    renameGuests,
    submit,
    errors,
    confirm: (saved) => confirmPassengers(transaction, { guests, drafts: drafts(), saved, today }),
    refusal: (error) => {
      const messageId =
        error instanceof NothingToConfirm
          ? 'passenger.missing'
          : isRefusal(error)
            ? 'error.travellersRefused'
            : undefined
      return messageId && <Notice tone="bad" role="alert" title={formatMessage({ id: messageId })} />
    },
  }
}
