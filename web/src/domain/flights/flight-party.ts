import type { Party } from '../people/party.ts'

/** The six passenger kinds that fares distinguish, in the order of the form. */
export const FLIGHT_KINDS = ['adult', 'child', 'infant', 'young', 'senior', 'student'] as const
export type FlightKind = (typeof FLIGHT_KINDS)[number]

export type FlightParty = Readonly<Record<FlightKind, number>>

/** The most people on one booking (decision 43.1). */
export const MAX_FLYING = 9

/** "a flight search [defaults] to one adult" (decision 17.1). */
export const ONE_ADULT: FlightParty = { adult: 1, child: 0, infant: 0, young: 0, senior: 0, student: 0 }

/** Whether a person of this kind may travel alone. */
export const isGrown = (kind: FlightKind) => kind !== 'child' && kind !== 'infant'

/** The number of people of the kinds for which `isCounted` returns true. */
export const countOf = (party: FlightParty, isCounted: (kind: FlightKind) => boolean): number =>
  FLIGHT_KINDS.filter(isCounted).reduce((sum, kind) => sum + party[kind], 0)

/** The number of people, including infants. */
export const flightPartySize = (party: FlightParty): number => countOf(party, () => true)

/** The highest count of a kind beside the current counts of the others; the form disables its button there. */
export function maxCountOf(party: FlightParty, kind: FlightKind): number {
  const freePlaces = MAX_FLYING - flightPartySize(party) + party[kind]
  return kind === 'infant' ? Math.min(freePlaces, party.adult) : freePlaces
}

/**
 * The lowest count of a kind beside the current counts of the others: each infant needs an adult, and at least one
 * person must be allowed to travel alone.
 */
export function minCountOf(party: FlightParty, kind: FlightKind): number {
  const others = countOf(party, (other) => other !== kind && isGrown(other))
  const least = isGrown(kind) && others === 0 ? 1 : 0
  return kind === 'adult' ? Math.max(party.infant, least) : least
}

/**
 * Makes a valid party from whatever a URL contains. Counts that do not fit beside the earlier kinds are lowered;
 * `repaired` names the given kinds that had to change.
 */
export function repairFlightParty(counts: Partial<Record<FlightKind, number>>): {
  party: FlightParty
  repaired: FlightKind[]
} {
  const isEmpty = FLIGHT_KINDS.every((kind) => (counts[kind] ?? 0) === 0)
  const requested = { ...ONE_ADULT, adult: isEmpty ? 1 : 0, ...counts }
  let party: FlightParty = { ...ONE_ADULT, adult: 0 }
  for (const kind of FLIGHT_KINDS)
    party = { ...party, [kind]: Math.min(requested[kind], Math.max(0, maxCountOf(party, kind))) }
  if (countOf(party, isGrown) === 0) party = { ...party, adult: 1, child: Math.min(party.child, MAX_FLYING - 1) }
  return { party, repaired: FLIGHT_KINDS.filter((kind) => counts[kind] !== undefined && counts[kind] !== party[kind]) }
}

/** The counts above zero, as requests contain them: "Flight counts of zero [...] are omitted" (decision 39.2). */
export const flightCounts = (party: FlightParty): Partial<Record<FlightKind, number>> =>
  Object.fromEntries(FLIGHT_KINDS.filter((kind) => party[kind] > 0).map((kind) => [kind, party[kind]]))

/**
 * Ages that represent the kinds in a basket, whose parties contain only ages. The transaction asks for the real dates
 * of birth.
 */
const INFANT_AGE = 1
const CHILD_AGE = 11
/** The contract's parties have at most three children (decision 39.1). */
const MOST_CHILDREN = 3

/**
 * The party of a basket line. Children beyond the third count as adults, because a party has no more places for
 * children and the number of people must match the offer (decision 43.1).
 */
export function basketParty(party: FlightParty): Party {
  const ages = [
    ...Array.from({ length: party.infant }, () => INFANT_AGE),
    ...Array.from({ length: party.child }, () => CHILD_AGE),
  ]
  return {
    adults: countOf(party, isGrown) + Math.max(0, ages.length - MOST_CHILDREN),
    children: ages.slice(0, MOST_CHILDREN),
  }
}
