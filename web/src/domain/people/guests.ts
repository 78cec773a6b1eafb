import { isFlight, type CartLine } from '../cart/cart-line.ts'
import { unitOf, type LineUnit } from '../cart/line-kind.ts'
import { isInfant, normaliseParty, partySize, type Party } from './party.ts'
import type { Problem } from '../problem.ts'
import { typedText } from '../text/typed-text.ts'

/**
 * The kinds of children on a flight. A basket has only ages, so a child of each kind is stored with a fixed age that no
 * visitor entered (decision 43.1).
 */
type ChildKind = 'baby' | 'child'

/** A traveller (decision 39.3). A child has an age; if it has a `category` too, the age only stands for that. */
export type Guest = {
  name: string
  surname: string
  type: 'adult' | 'child'
  age?: number
  category?: ChildKind | 'adult' | 'teenager' | 'old' | 'student'
}

/** A guest that must be named; `room` counts from 1. */
export type GuestPlace = { room: number; type: 'adult' | 'child'; age?: number; category?: ChildKind }

/**
 * The guests that must be named for a basket. A booking has one guest list for all lines, so it is that of the line
 * with the most people: room by room (one party per unit of the count), adults first, then children by age. On a tie,
 * the first line decides.
 */
export function guestPlaces(lines: readonly CartLine[]): GuestPlace[] {
  const [first, ...others] = lines
  if (first === undefined) return []
  const largest = others.reduce((best, line) => (size(partiesOf(line)) > size(partiesOf(best)) ? line : best), first)
  const places = partiesOf(largest).flatMap((party, index) => placesOf(party, index + 1))
  return isFlight(largest) ? places.map(withKind) : places
}

/** The place of a passenger on a flight, with the kind that the age stands for. */
const withKind = (place: GuestPlace): GuestPlace =>
  place.age === undefined ? place : { ...place, category: isInfant(place.age) ? 'baby' : 'child' }

type Sold = { type: string; offerId?: string | undefined; offerIds?: readonly string[] | undefined }

/** Whether a basket contains flights or provider offers: they require names in Latin letters, as in the passport. */
export const takesLatinOnly = (lines: readonly Sold[]): boolean =>
  lines.some(({ type, offerId, offerIds }) => type === 'flight' || offerId !== undefined || offerIds !== undefined)

function size(rooms: Party[]): number {
  return rooms.reduce((people, party) => people + partySize(party), 0)
}

/** The parties of a line: one for all its vehicles together, otherwise one for each unit of the count. */
function partiesOf(line: CartLine): Party[] {
  if (VEHICLES.has(unitOf(line))) return [line.pax]
  return line.paxes ?? Array.from({ length: line.count }, () => line.pax)
}

const VEHICLES: ReadonlySet<LineUnit> = new Set(['vehicle', 'caravan', 'car'])

function placesOf(party: Party, room: number): GuestPlace[] {
  const { adults, children } = normaliseParty(party)
  return [
    ...Array.from({ length: adults }, () => ({ room, type: 'adult' as const })),
    ...children.map((age) => ({ room, type: 'child' as const, age })),
  ]
}

/**
 * One guest for each place. Names that were already entered stay with the places of their kind, in order, so that
 * adding a room or removing a child does not make anyone type again. A child first takes a place of its age; a child
 * whose age has changed takes one of the places that are left.
 */
export function fillPlaces(places: readonly GuestPlace[], known: readonly Guest[]): Guest[] {
  const taken = assignPeople(places, known)
  return places.map(({ type, age, category }, at) => {
    const { category: before, ...found } = taken[at] ?? {}
    const kind = type === 'child' ? category : before
    return {
      name: '',
      surname: '',
      ...found,
      type,
      ...(age === undefined ? {} : { age }),
      ...(kind === undefined ? {} : { category: kind }),
    }
  })
}

/**
 * The person who takes each place, in the order of `places`. All places try the strictest of `MATCH_RULES` first. Each
 * person takes one place; undefined where nobody is left.
 */
export function assignPeople<Known extends Person>(
  places: readonly Person[],
  known: readonly Known[],
): (Known | undefined)[] {
  const unassigned = [...known]
  const taken = places.map((): Known | undefined => undefined)
  for (const matches of MATCH_RULES) {
    for (const [at, place] of places.entries()) {
      if (taken[at]) continue
      const index = unassigned.findIndex((person) => matches(person, place))
      if (index >= 0) taken[at] = unassigned.splice(index, 1)[0]
    }
  }
  return taken
}

/** The facts about a person or a place that decide who takes it. */
export type Person = { [key in 'type' | 'age' | 'category']?: Guest[key] | undefined } & Pick<Guest, 'type'>

/** The rules by which a guest may take a place, the strictest first. */
const MATCH_RULES: readonly ((guest: Person, place: Person) => boolean)[] = [
  (guest, place) => stageOf(guest) === stageOf(place) && guest.age === place.age,
  (guest, place) => stageOf(guest) === stageOf(place),
  (guest, place) => guest.type === place.type,
]

function stageOf({ type, age, category }: Person): 'adult' | 'child' | 'infant' {
  if (type === 'adult') return type
  return category === 'baby' || (age !== undefined && isInfant(age)) ? 'infant' : 'child'
}

/**
 * "Same as customer" (decision 39.3): the first guest is the customer. It copies once; editing the customer later does
 * not silently change the guests.
 */
export function withCustomerFirst(guests: readonly Guest[], customer: { name: string; surname: string }): Guest[] {
  const { name, surname } = customer
  return guests.map((guest, index) => (index === 0 ? { ...guest, name, surname } : guest))
}

/** Whether the first guest has no name yet, so that the form can offer the customer's. */
export function isFirstUnnamed(guests: readonly Guest[]): boolean {
  const [first] = guests
  return first !== undefined && typedText(first.name) === '' && typedText(first.surname) === ''
}

export type GuestProblem = Problem<'name' | 'surname'> & { index: number }

/** `guest.name.required` is 'Please enter participant name' (decision 40.1); it is used for the surname as well. */
export function checkGuests(guests: readonly Guest[]): GuestProblem[] {
  return guests.flatMap((guest, index) =>
    (['name', 'surname'] as const)
      .filter((field) => typedText(guest[field]) === '')
      .map((field) => ({ index, field, problem: 'guest.name.required' })),
  )
}
