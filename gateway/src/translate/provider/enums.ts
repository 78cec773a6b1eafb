import { FlightType, Gender, PassengerType, TravellerTitle, TravellerType } from '@rota/openapi/agency/enums'
import { FlightType as WireFlightType, Gender as WireGender } from '@rota/openapi/provider/enums'

/**
 * A value of an enumeration that both sides number alike; undefined for what the provider has added since
 * (decision 16.9: enumerations of answers are open).
 */
export function known<T extends number>(names: Readonly<Record<string, T>>, value: unknown): T | undefined {
  return Object.values(names).find((it) => it === value)
}

/** Gender on our side: the provider counts from 0, we from 1 (decision 18.3). */
export function genderOf(value: number | undefined): GenderValue | undefined {
  if (value === WireGender.Female) return Gender.Female
  return value === WireGender.Male ? Gender.Male : undefined
}

/** Gender on the provider's side; where it is not said, what the title says (decision 18.3: never ask twice). */
export function wireGenderOf(gender: number | undefined, title: number): WireGenderValue | undefined {
  if (gender === Gender.Female) return WireGender.Female
  if (gender === Gender.Male) return WireGender.Male
  if (title === TravellerTitle.Mr) return WireGender.Male
  const isWoman = title === TravellerTitle.Ms || title === TravellerTitle.Mrs || title === TravellerTitle.Miss
  return isWoman ? WireGender.Female : undefined
}

/** Kind of flight on our side, counted from 1; whatever is no charter is a regular flight. */
export const flightTypeOf = (value: number | undefined): FlightTypeValue =>
  value === WireFlightType.Charter ? FlightType.Charter : FlightType.Regular

/** Who somebody pays as; undefined for Medical (9) and whatever comes after it (decision 18.4). */
export const passengerTypeOf = (value: number | undefined): PassengerTypeValue | undefined =>
  known(PassengerType, value)

/** Age group of somebody, from what they pay as where it is not said: who is neither child nor infant is an adult. */
export function travellerTypeOf(type: number | undefined, passengerType: number | undefined): TravellerTypeValue {
  const said = known(TravellerType, type)
  if (said !== undefined) return said
  if (passengerType === PassengerType.Child) return TravellerType.Child
  return passengerType === PassengerType.Infant ? TravellerType.Infant : TravellerType.Adult
}

type ValueOf<T> = T[keyof T]
type GenderValue = ValueOf<typeof Gender>
type WireGenderValue = ValueOf<typeof WireGender>
type FlightTypeValue = ValueOf<typeof FlightType>
type PassengerTypeValue = ValueOf<typeof PassengerType>
type TravellerTypeValue = ValueOf<typeof TravellerType>
