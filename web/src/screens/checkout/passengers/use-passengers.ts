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
  fitPapers,
  isShown,
  keepPapers,
  listedProblems,
  namePapers,
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

type Asked = Schema<'ProviderTraveller'>

/** A guest as a passenger: required fields, typed text and problems. */
export type PassengerState = {
  traveller: Asked
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
  /** Notes the names of the guests, which are typed outside this form. */
  name: (guests: readonly Named[]) => void
  /** Notes a submit and returns whether everything is valid. */
  send: () => boolean
  /** The problems of the last submit that are still wrong, for the summary. */
  errors: (SummaryLine & { id: PassengerFieldId; guest: number })[]
}

const NOBODY: readonly Asked[] = []

/** The passengers of a booking with provider offers, and the transaction that requires them. */
export function usePassengers(booking: Booking): PassengersState {
  const { formatMessage } = useIntl()
  const transaction = useTransaction(booking)
  const asked = transaction.open?.transaction.travellers ?? NOBODY
  const places = guestPlaces(booking.products)
  const guests = guestsOfTravellers(places, asked)
  const travellers = asked.map((traveller, at): Traveller<Asked> => ({ ...traveller, guest: guests[at] }))
  // Once is enough: other guests mount another step (`placesKey` in checkout.tsx).
  const [form, setForm] = useState(() => fitPapers(startPassengers(), recallDraft(booking).guests))
  // A password manager fills several fields before the next render, so each event must build on the previous one.
  const latest = useRef(form)
  const update = (next: PassengersForm) => {
    latest.current = next
    setForm(next)
  }
  // Papers of a guest who has left are forgotten at once, also when one like them is added later.
  useEffect(() => keepPapers(latest.current.papers), [latest])
  const days: TravelDays = { today: useToday(), lastDay: lastDayOf(booking) }
  const found = passengerProblems(form, travellers, days)
  const filled = new Set(found.filter(({ problem }) => isWrong(problem)).map(({ id }) => id))
  const problems = new Map(
    found.map(({ id, problem, values }) => {
      const { from, to } = values ?? {}
      const window = from === undefined || to === undefined ? {} : { from: formatLong(from), to: formatLong(to) }
      return [id, formatMessage({ id: problem }, window)] as const
    }),
  )
  const stateOf = (index: number): PassengerState | undefined => {
    const traveller = travellers[index]
    return (
      traveller && {
        traveller,
        index,
        draft: draftFor(form, traveller.guest),
        errorOf: (field) => (isShown(form, fieldId(index, field)) ? problems.get(fieldId(index, field)) : undefined),
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
    name: (who) => update(namePapers(latest.current, who)),
    send: () => {
      update(sendPassengers(latest.current, travellers, days))
      return latest.current.summary.length === 0
    },
    errors: listedProblems(form, [...problems.keys()]).map((id) => named(id, problems.get(id) ?? '')),
  }

  /** Links with the same text must not lead to different places. */
  function named(id: PassengerFieldId, problem: string) {
    const [, index = '0', field = ''] = id.split('.')
    const guest = guests[Number(index)] ?? Number(index)
    return {
      id,
      guest,
      isWrong: filled.has(id),
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
