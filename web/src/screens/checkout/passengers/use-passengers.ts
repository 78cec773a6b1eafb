import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import type { Schema } from '../../../api/operations.ts'
import type { Booking } from '../../../booking/change.ts'
import { guestPlaces } from '../../../domain/people/guests.ts'
import {
  guestsOfTravellers,
  type PassengerDraft,
  type PassengerField,
  type TravelDays,
} from '../../../domain/people/passengers.ts'
import { formatLong } from '../../../domain/dates/civil-date.ts'
import {
  draftFor,
  fieldId,
  fitDocuments,
  isShown,
  storeDocuments,
  listedProblems,
  renameGuests,
  passengerProblems,
  sendPassengers,
  startPassengers,
  typePassenger,
  type Named,
  type PassengerFieldId,
  type PassengersForm,
  type Traveller,
} from './passenger-form.ts'
import { recallDraft } from '../guests/kept-draft.ts'
import { useTransaction, type Transaction } from './use-transaction.ts'
import { isWrong } from '../../../domain/problem.ts'
import type { SummaryLine } from '../summary.ts'

type RequiredTraveller = Schema<'ProviderTraveller'>

/** A guest as a passenger: the traveller of the transaction with required fields, the typed text and its problems. */
export type PassengerState = {
  traveller: RequiredTraveller
  index: number
  draft: PassengerDraft
  errorOf: (field: PassengerField) => string | undefined
  change: (change: Partial<PassengerDraft>) => void
  leave: (field: PassengerField) => void
}

/** The passenger form with its transaction, as the guests step uses it. */
export type PassengersState = {
  transaction: Transaction
  /** The passenger details of a guest; undefined for a guest who does not travel on these offers. */
  ofGuest: (guest: number) => PassengerState | undefined
  /** The guest that each traveller takes the name from. */
  guests: readonly (number | undefined)[]
  drafts: () => readonly PassengerDraft[]
  /** Takes over the current names of the guests, which are typed outside this form. */
  renameGuests: (guests: readonly Named[]) => void
  /** Handles a submit: displays all problems, and returns whether there are none. */
  submit: () => boolean
  /** The problems of the last submit that are still wrong, for the summary. */
  errors: (SummaryLine & { id: PassengerFieldId; guest: number })[]
}

const NO_TRAVELLERS: readonly RequiredTraveller[] = []

/** The passengers of a booking with provider offers, and the transaction that requires them. */
export function usePassengers(booking: Booking): PassengersState {
  const { formatMessage } = useIntl()
  const transaction = useTransaction(booking)
  const requiredTravellers = transaction.open?.transaction.travellers ?? NO_TRAVELLERS
  const places = guestPlaces(booking.products)
  const guests = guestsOfTravellers(places, requiredTravellers)
  const travellers = requiredTravellers.map((traveller, at): Traveller<RequiredTraveller> => ({
    ...traveller,
    guest: guests[at],
  }))
  // An initial state is enough: when the basket needs other guests, this step is remounted (`guestPlacesKey`).
  const [form, setForm] = useState(() => fitDocuments(startPassengers(), recallDraft(booking).guests))
  // A password manager fills several fields before the next render, so each event must build on the previous one.
  const latest = useRef(form)
  const update = (next: PassengersForm) => {
    latest.current = next
    setForm(next)
  }
  // Removes the stored documents of guests who are no longer in the basket, so that no later guest gets them.
  useEffect(() => storeDocuments(latest.current.documents), [latest])
  const days: TravelDays = { today: useToday(), lastDay: lastDayOf(booking) }
  const currentProblems = passengerProblems(form, travellers, days)
  const wrongFields = new Set(currentProblems.filter(({ problem }) => isWrong(problem)).map(({ id }) => id))
  const messages = new Map(
    currentProblems.map(({ id, problem, values }) => {
      const { from, to } = values ?? {}
      const range = from === undefined || to === undefined ? {} : { from: formatLong(from), to: formatLong(to) }
      return [id, formatMessage({ id: problem }, range)] as const
    }),
  )
  const stateOf = (index: number): PassengerState | undefined => {
    const traveller = travellers[index]
    return (
      traveller && {
        traveller,
        index,
        draft: draftFor(form, traveller.guest),
        errorOf: (field) => (isShown(form, fieldId(index, field)) ? messages.get(fieldId(index, field)) : undefined),
        change: (change) => update(typePassenger(latest.current, traveller.guest, change)),
        leave: (field) => {
          const now = latest.current
          if (draftFor(now, traveller.guest)[field].trim() === '') return
          update({ ...now, shown: new Set(now.shown).add(fieldId(index, field)) })
        },
      }
    )
  }
  return {
    transaction,
    guests,
    ofGuest: (guest) => stateOf(guests.indexOf(guest)),
    drafts: () => guests.map((guest) => draftFor(latest.current, guest)),
    renameGuests: (named) => update(renameGuests(latest.current, named)),
    submit: () => {
      update(sendPassengers(latest.current, travellers, days))
      return latest.current.summary.length === 0
    },
    errors: listedProblems(form, [...messages.keys()]).map((id) => summaryLine(id, messages.get(id) ?? '')),
  }

  /** Names the field and the guest, because links with the same text must not lead to different places. */
  function summaryLine(id: PassengerFieldId, problem: string) {
    const [, index = '0', field = ''] = id.split('.')
    const guest = guests[Number(index)] ?? Number(index)
    return {
      id,
      guest,
      isWrong: wrongFields.has(id),
      message: formatMessage(
        { id: 'checkout.problem.papers' },
        { field: formatMessage({ id: `passenger.${field}` }), guest: guest + 1, problem },
      ),
    }
  }
}

/** The last day of the trip: passports must be valid until then. */
function lastDayOf({ products }: Booking): number {
  const days = products.flatMap(({ legs, checkOut }) => [
    ...(legs ?? []).map(({ arrival }) => Number(arrival.date.slice(0, 10).replaceAll('-', ''))),
    checkOut ?? 0,
  ])
  return Math.max(0, ...days)
}
