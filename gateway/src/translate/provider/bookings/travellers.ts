import { TravellerTitle, TravellerType, PassengerType } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../../ports/contract.ts'
import type { FieldError } from '../../../ports/problem.ts'
import type { Wire } from '../../../ports/provider.ts'
import { birthDayOf } from '../days.ts'
import { genderOf, enumValueOf, passengerTypeOf, travellerTypeOf, wireGenderOf } from '../enums.ts'
import { addressOf, passportOf, wireAddressOf, wireDayOrNothing, wirePassportOf } from './person.ts'
import { translateEach, matching, withoutUndefined, textOf } from '../present.ts'

type Input = Schemas['ProviderTravellerInput']
type Traveller = Schemas['ProviderTraveller']

/** Default range of dates of birth. */
const ANY_BIRTH = { from: 19_000_101, to: 20_991_231 }

/** What the provider requires of everyone, in every transaction. */
const REQUIRED = ['birthDate', 'nationality'] as const

/**
 * Errors of the travellers, by pointer into the request. The provider requires a date of birth and a nationality for
 * everyone and exactly one leader, and reports errors only later in the transaction (decision 17.8).
 */
export function travellerErrors(travellers: readonly Input[]): FieldError[] {
  const leaders = travellers.filter(({ isLeader }) => isLeader).length
  return [
    ...(leaders === 1 ? [] : [{ pointer: '/travellers', detail: 'must have exactly one leader' }]),
    ...travellers.flatMap((traveller, i) =>
      REQUIRED.filter((field) => traveller[field] === undefined).map((field) => ({
        pointer: `/travellers/${i}/${field}`,
        code: 'required' as const,
        detail: 'is required',
      })),
    ),
  ]
}

/** A traveller for the provider. `index` is the position in the list, from 0. */
export function wireTravellerOf(input: Input, index: number): Wire['TravellerInput'] {
  const { travellerId, type, title, name, surname, isLeader, identityNumber } = input
  return withoutUndefined({
    travellerId,
    type,
    title,
    passengerType: input.passengerType ?? DEFAULT_PASSENGER_TYPES[type],
    gender: wireGenderOf(input.gender, title),
    name,
    surname,
    isLeader,
    birthDate: wireDayOrNothing(input.birthDate) ?? '',
    nationality: { twoLetterCode: input.nationality ?? '' },
    identityNumber,
    passportInfo: wirePassportOf(input.passportInfo),
    address: wireAddressOf(input.address, isLeader),
    orderNumber: index + 1,
  })
}

/** The default passenger type of each age group. */
const DEFAULT_PASSENGER_TYPES = {
  [TravellerType.Adult]: PassengerType.Adult,
  [TravellerType.Child]: PassengerType.Child,
  [TravellerType.Infant]: PassengerType.Infant,
} as const

/** A traveller from the provider. An unknown passenger type falls back to the age group. */
export function travellerOf(wire: Wire['Traveller']): Traveller {
  const type = travellerTypeOf(wire.type, wire.passengerType)
  return withoutUndefined({
    travellerId: wire.travellerId.slice(0, 40),
    type,
    passengerType: passengerTypeOf(wire.passengerType) ?? DEFAULT_PASSENGER_TYPES[type],
    isLeader: wire.isLeader === true,
    requiredFields: translateEach(wire.requiredFields, (field) => textOf(field, 60), 40),
    availableTitles: translateEach(wire.availableTitles, ({ id }) => enumValueOf(TravellerTitle, Number(id)), 10),
    birthDateFrom: birthDayOf(wire.birthDateFrom) ?? ANY_BIRTH.from,
    birthDateTo: birthDayOf(wire.birthDateTo) ?? ANY_BIRTH.to,
    title: enumValueOf(TravellerTitle, wire.title),
    gender: genderOf(wire.gender),
    name: textOf(wire.name, 60),
    surname: textOf(wire.surname, 60),
    birthDate: birthDayOf(wire.birthDate),
    nationality: matching(wire.nationality?.twoLetterCode, /^[A-Z]{2}$/),
    identityNumber: textOf(wire.identityNumber, 20),
    passportInfo: passportOf(wire.passportInfo),
    address: addressOf(wire.address),
  })
}
