import { FlightType, Gender, PassengerType, TravellerTitle, TravellerType } from '@rota/openapi/agency/enums'
import { FlightType as WireFlightType, Gender as WireGender } from '@rota/openapi/provider/enums'

/**
 * A value of an enumeration that both sides number alike, or undefined for one the provider has added (decision 16.9).
 */
export function enumValueOf<T extends number>(names: Readonly<Record<string, T>>, value: unknown): T | undefined {
  return Object.values(names).find((number) => number === value)
}

/** Converts the provider's gender, counted from 0, to ours, counted from 1 (decision 18.3). */
export function genderOf(value: number | undefined): GenderValue | undefined {
  if (value === WireGender.Female) return Gender.Female
  return value === WireGender.Male ? Gender.Male : undefined
}

/** Converts to the provider's gender. If missing, it follows from the title (decision 18.3). */
export function wireGenderOf(gender: number | undefined, title: number): WireGenderValue | undefined {
  if (gender === Gender.Female) return WireGender.Female
  if (gender === Gender.Male) return WireGender.Male
  if (title === TravellerTitle.Mr) return WireGender.Male
  const isWoman = title === TravellerTitle.Ms || title === TravellerTitle.Mrs || title === TravellerTitle.Miss
  return isWoman ? WireGender.Female : undefined
}

/** Converts the flight type. Everything except charter is a regular flight. */
export const flightTypeOf = (value: number | undefined): FlightTypeValue =>
  value === WireFlightType.Charter ? FlightType.Charter : FlightType.Regular

/** Converts the passenger type. Undefined for Medical (9) and later additions (decision 18.4). */
export const passengerTypeOf = (value: number | undefined): PassengerTypeValue | undefined =>
  enumValueOf(PassengerType, value)

/**
 * Age group of a traveller, derived from the passenger type if missing. Everyone except children and infants is an
 * adult.
 */
export function travellerTypeOf(type: number | undefined, passengerType: number | undefined): TravellerTypeValue {
  const ageGroup = enumValueOf(TravellerType, type)
  if (ageGroup !== undefined) return ageGroup
  if (passengerType === PassengerType.Child) return TravellerType.Child
  return passengerType === PassengerType.Infant ? TravellerType.Infant : TravellerType.Adult
}

type ValueOf<T> = T[keyof T]
type GenderValue = ValueOf<typeof Gender>
type WireGenderValue = ValueOf<typeof WireGender>
type FlightTypeValue = ValueOf<typeof FlightType>
type PassengerTypeValue = ValueOf<typeof PassengerType>
type TravellerTypeValue = ValueOf<typeof TravellerType>
