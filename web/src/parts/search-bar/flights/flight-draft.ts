import { checkFlightDates, checkFlightParty, checkFlightPlaces } from '../../../domain/flights/check-flight.ts'
import type { FlightKind, FlightParty } from '../../../domain/flights/flight-party.ts'
import type { FlightPlaceRef, FlightTrip, Trip } from '../../../domain/flights/flight-search.ts'
import type { CivilDate } from '../../../domain/dates/civil-date.ts'
import type { Problem } from '../../../domain/problem.ts'

/** One place of a trip while typing: the text in the box, and the place once one has been chosen. */
export type PlaceDraft = { text: string; place?: FlightPlaceRef | undefined }

/** A flight search while it is being filled in. */
export type FlightDraft = {
  trip: Trip
  from: PlaceDraft
  to: PlaceDraft
  departure?: CivilDate | undefined
  back?: CivilDate | undefined
  party: FlightParty
}

export type FlightDraftField = 'from' | 'to' | 'departure' | 'back' | FlightKind

/** The names of a trip's two places in the visitor's language; '' for an unknown one. */
export type PlaceNames = { from: string; to: string }

export const flightDraftOf = ({ from, to, ...trip }: FlightTrip, names: PlaceNames): FlightDraft => ({
  trip: trip.trip,
  departure: trip.departure,
  back: trip.back,
  party: trip.party,
  from: { text: from ? names.from : '', place: from },
  to: { text: to ? names.to : '', place: to },
})

/** The problems of a draft, in the order of the fields. */
export function checkFlightDraft(draft: FlightDraft, today: CivilDate): Problem<FlightDraftField>[] {
  return [
    ...checkFlightPlaces({ from: draft.from.place, to: draft.to.place }),
    ...checkFlightDates(draft, today),
    ...checkFlightParty(draft.party),
  ]
}

/** Makes the trip of a draft without problems. The unused return date of a one-way trip follows the departure. */
export function tripOfDraft({ trip, from, to, departure, back, party }: FlightDraft, today: CivilDate): FlightTrip {
  const departureDay = departure ?? today
  return {
    trip,
    ...(from.place && { from: from.place }),
    ...(to.place && { to: to.place }),
    departure: departureDay,
    back: Math.max(back ?? departureDay, departureDay),
    party,
  }
}
