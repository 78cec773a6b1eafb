import type { CivilDate } from '../dates/civil-date.ts'
import { DAY_PARTS, type DayPart } from './flight-filters.ts'

/** The time of a local date-time of the contract: "2027-05-21T07:10" gives 07:10. */
export const clockOf = (local: string): string => local.slice(11, 16)

/** The date of a local date-time. */
export const dayOf = (local: string): CivilDate => Number(local.slice(0, 10).replaceAll('-', ''))

const hourOf = (local: string): number => Number(local.slice(11, 13))

/** The quarter of the day in which a flight departs. */
export const dayPartOf = (local: string): DayPart =>
  DAY_PARTS.findLast(([, from]) => hourOf(local) >= from)?.[0] ?? 'night'

/** Splits minutes into hours and minutes. */
export const hoursOf = (minutes: number): { hours: number; minutes: number } => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
})

type Segment = {
  departure: { airport: { id: string } }
  arrival: { airport: { id: string } }
  layover?: number
}

/** A layover between two flights. `at` is the airport of arrival and `next` that of the next departure. */
export type Layover = { minutes: number; at: string; next: string; isOtherAirport: boolean }

/** The layovers of a journey, in order. */
export function layoversOf(segments: readonly Segment[]): Layover[] {
  return segments.slice(0, -1).map(({ arrival, layover = 0 }, index) => {
    const arrivalAirport = arrival.airport.id
    const next = segments[index + 1]?.departure.airport.id ?? arrivalAirport
    return { minutes: layover, at: arrivalAirport, next, isOtherAirport: next !== arrivalAirport }
  })
}
