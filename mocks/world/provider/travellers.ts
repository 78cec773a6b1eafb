import { PassengerType, ProductType, TravellerTitle, TravellerType } from '@rota/openapi/provider/enums'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { dayOf, yearsBefore } from './wire/days.ts'
import type { Offer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import type { TravellerRecord } from './transaction-record.ts'
import type { Wire } from './wire/wire.ts'

type BirthRange = Pick<TravellerRecord, 'bornFrom' | 'bornTo'>

/** Possible birth dates of a person who is `from` to `to` years old on a day. */
const birthRange = (day: CivilDate, from: number, to: number): BirthRange => ({
  bornFrom: addDays(yearsBefore(day, to + 1), 1),
  bornTo: yearsBefore(day, from),
})

/** Below this age, in years, a traveller is an infant. */
const CHILD_FROM = 2
/** From this age on, a traveller is an adult (decision 17.7). */
const ADULT_FROM = 12
const MAX_AGE = 100

function adult(day: CivilDate, passengerType: number = PassengerType.Adult): Omit<TravellerRecord, 'id'> {
  return { type: TravellerType.Adult, passengerType, ...birthRange(day, ADULT_FROM, MAX_AGE) }
}

function child(day: CivilDate, age: number): Omit<TravellerRecord, 'id'> {
  const isInfant = age < CHILD_FROM
  return {
    type: isInfant ? TravellerType.Infant : TravellerType.Child,
    passengerType: isInfant ? PassengerType.Infant : PassengerType.Child,
    ...birthRange(day, age, age),
  }
}

/** A passenger of a flight on a day, by passenger type. */
function passenger(day: CivilDate, type: number): Omit<TravellerRecord, 'id'> {
  if (type === PassengerType.Infant) {
    return { type: TravellerType.Infant, passengerType: type, ...birthRange(day, 0, CHILD_FROM - 1) }
  }
  if (type !== PassengerType.Child) return adult(day, type)
  return { type: TravellerType.Child, passengerType: type, ...birthRange(day, CHILD_FROM, ADULT_FROM - 1) }
}

/** The travellers of an offer in the order of its search, numbered from "1". */
export function travellersOf(offer: Offer): TravellerRecord[] {
  const people = peopleOf(offer)
  return people.map((person, index) => ({ id: String(index + 1), ...person }))
}

function peopleOf(offer: Offer): Omit<TravellerRecord, 'id'>[] {
  if (offer.product === ProductType.Hotel) {
    return offer.parties.flatMap(({ adults, children }) => [
      ...Array.from({ length: adults }, () => adult(offer.checkIn)),
      ...children.map((age) => child(offer.checkIn, age)),
    ])
  }
  if (offer.product === ProductType.AdditionalService) return []
  const lastDay = offer.legs.at(-1)?.day ?? 0
  return offer.passengers.flatMap(({ type, count }) => Array.from({ length: count }, () => passenger(lastDay, type)))
}

const { Mr, Ms, Mrs, Miss, Child, Infant } = TravellerTitle

/** Titles that are allowed for a traveller. */
export const titlesFor = ({ type }: TravellerRecord): readonly Wire<'TravellerTitle'>[] => {
  if (type === TravellerType.Infant) return [Infant]
  return type === TravellerType.Child ? [Child] : [Mr, Ms, Mrs, Miss]
}

const ALWAYS_REQUIRED = ['travellerId', 'type', 'title', 'name', 'surname', 'isleader', 'birthDate', 'nationality']

/** Required details of a traveller; flights also require an identity document (decision 17.7). */
export function requiredOf(traveller: TravellerRecord, isLeader: boolean, isFlying: boolean): string[] {
  return [...ALWAYS_REQUIRED, ...(isLeader ? ['leaderEmail'] : []), ...(isFlying ? ['identityNumber'] : [])]
}

const refuseMissing = (field: string): never => {
  throw new ProviderRefusal('ParameterCanNotBeNull', `${field} can not be null`)
}

/** Checks submitted details against the traveller of the transaction. Refuses details that do not fit. */
export function checkTraveller(given: Wire<'TravellerInput'>, traveller: TravellerRecord, isFlying: boolean): void {
  const { type, title, isLeader, address, identityNumber, passportInfo } = given
  if (type !== traveller.type) throw new ProviderRefusal('InvalidParameter', 'The traveller is of another type.')
  if (!titlesFor(traveller).includes(title)) throw new ProviderRefusal('InvalidParameter', 'The title does not fit.')
  const birthDay = dayOf(given.birthDate)
  if (birthDay < traveller.bornFrom || birthDay > traveller.bornTo) {
    throw new ProviderRefusal('InvalidParameter', 'The day of birth does not fit the searched age.')
  }
  if (isLeader && type !== TravellerType.Adult) throw new ProviderRefusal('InvalidParameter', 'A child can not lead.')
  if (isLeader && !address?.email) refuseMissing('leaderEmail')
  if (isFlying && !identityNumber && !passportInfo?.number) refuseMissing('identityNumber')
}
