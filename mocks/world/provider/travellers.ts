import { PassengerType, ProductType, TravellerTitle, TravellerType } from '@rota/openapi/provider/enums'
import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { dayOf, yearsBefore } from './wire/days.ts'
import type { Offer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import type { TravellerRecord } from './transaction-record.ts'
import type { Wire } from './wire/wire.ts'

type Born = Pick<TravellerRecord, 'bornFrom' | 'bornTo'>

/** Birth dates of everybody who is `from` to `to` years old on a day. */
const aged = (day: CivilDate, from: number, to: number): Born => ({
  bornFrom: addDays(yearsBefore(day, to + 1), 1),
  bornTo: yearsBefore(day, from),
})

/** Below the first age a traveller is an infant, from the second one an adult (decision 17.7: 12 years). */
const INFANT = 2
const ADULT = 12
const OLDEST = 100

function adult(day: CivilDate, passengerType: number = PassengerType.Adult): Omit<TravellerRecord, 'id'> {
  return { type: TravellerType.Adult, passengerType, ...aged(day, ADULT, OLDEST) }
}

function child(day: CivilDate, age: number): Omit<TravellerRecord, 'id'> {
  const isInfant = age < INFANT
  return {
    type: isInfant ? TravellerType.Infant : TravellerType.Child,
    passengerType: isInfant ? PassengerType.Infant : PassengerType.Child,
    ...aged(day, age, age),
  }
}

function flyer(day: CivilDate, type: number): Omit<TravellerRecord, 'id'> {
  if (type === PassengerType.Infant) {
    return { type: TravellerType.Infant, passengerType: type, ...aged(day, 0, INFANT - 1) }
  }
  if (type !== PassengerType.Child) return adult(day, type)
  return { type: TravellerType.Child, passengerType: type, ...aged(day, INFANT, ADULT - 1) }
}

/** The travellers of an offer in the order of its search, numbered from "1". */
export function travellersOf(offer: Offer): TravellerRecord[] {
  const people = peopleOf(offer)
  return people.map((person, at) => ({ id: String(at + 1), ...person }))
}

function peopleOf(offer: Offer): Omit<TravellerRecord, 'id'>[] {
  if (offer.product === ProductType.Hotel) {
    return offer.parties.flatMap(({ adults, children }) => [
      ...Array.from({ length: adults }, () => adult(offer.checkIn)),
      ...children.map((age) => child(offer.checkIn, age)),
    ])
  }
  if (offer.product === ProductType.AdditionalService) return []
  const last = offer.legs.at(-1)?.day ?? 0
  return offer.passengers.flatMap(({ type, count }) => Array.from({ length: count }, () => flyer(last, type)))
}

const { Mr, Ms, Mrs, Miss, Child, Infant } = TravellerTitle

/** Titles that are allowed for a traveller. */
export const titlesFor = ({ type }: TravellerRecord): readonly Wire<'TravellerTitle'>[] => {
  if (type === TravellerType.Infant) return [Infant]
  return type === TravellerType.Child ? [Child] : [Mr, Ms, Mrs, Miss]
}

const ALWAYS = ['travellerId', 'type', 'title', 'name', 'surname', 'isleader', 'birthDate', 'nationality']

/** Required details of a traveller; flights also require an identity document (decision 17.7). */
export function requiredOf(traveller: TravellerRecord, isLeader: boolean, isFlying: boolean): string[] {
  return [...ALWAYS, ...(isLeader ? ['leaderEmail'] : []), ...(isFlying ? ['identityNumber'] : [])]
}

const refuse = (what: string): never => {
  throw new ProviderRefusal('ParameterCanNotBeNull', `${what} can not be null`)
}

/** Checks submitted details against the traveller of the transaction. Refuses details that do not fit. */
export function checkTraveller(given: Wire<'TravellerInput'>, traveller: TravellerRecord, isFlying: boolean): void {
  const { type, title, isLeader, address, identityNumber, passportInfo } = given
  if (type !== traveller.type) throw new ProviderRefusal('InvalidParameter', 'The traveller is of another type.')
  if (!titlesFor(traveller).includes(title)) throw new ProviderRefusal('InvalidParameter', 'The title does not fit.')
  const born = dayOf(given.birthDate)
  if (born < traveller.bornFrom || born > traveller.bornTo) {
    throw new ProviderRefusal('InvalidParameter', 'The day of birth does not fit the searched age.')
  }
  if (isLeader && type !== TravellerType.Adult) throw new ProviderRefusal('InvalidParameter', 'A child can not lead.')
  if (isLeader && !address?.email) refuse('leaderEmail')
  if (isFlying && !identityNumber && !passportInfo?.number) refuse('identityNumber')
}
