import type { CivilDate } from '../../basics/civil-date.ts'
import { localTime } from '../../flights/local-time.ts'
import { dayChangeOf, journeyAt, lastOf, type Hop, type Journey } from '../../flights/timetable.ts'
import { AIRLINES } from '../../seed/flights/airlines.ts'
import { isAirport } from '../../seed/flights/airports.ts'
import { airportOf, type Airport } from './airports.ts'
import type { Leg } from '../offer-id.ts'

export interface Airline {
  readonly id: string
  readonly name: string
}

/** A flight from take-off to landing, each in the airport's local time. */
export interface Segment {
  readonly flightNo: string
  readonly airline: Airline
  readonly aircraft: string
  readonly from: Airport
  readonly to: Airport
  readonly departs: string
  readonly arrives: string
  /** Flight time in minutes. */
  readonly duration: number
}

/** A journey between two airports on a date, in the provider's terms. */
export interface Flight {
  readonly journey: Journey
  readonly airline: Airline
  readonly flightNo: string
  readonly from: Airport
  readonly to: Airport
  readonly day: CivilDate
  readonly segments: readonly Segment[]
  readonly departs: string
  readonly arrives: string
  readonly dayChange: number
  /** Minutes from the first take-off to the last landing. */
  readonly duration: number
}

const MINUTE = 60_000

const airlineOf = (id: Hop['airline']): Airline => ({ id, name: AIRLINES[id].name })

function segmentOf({ from, to, flightNo, airline, aircraft, departs, arrives }: Hop): Segment {
  return {
    flightNo,
    airline: airlineOf(airline),
    aircraft,
    from: airportOf(from),
    to: airportOf(to),
    departs: `${localTime(from, departs)}:00`,
    arrives: `${localTime(to, arrives)}:00`,
    duration: (arrives - departs) / MINUTE,
  }
}

/** Converts a journey of the timetable to a flight of the provider. */
export function flightFrom(journey: Journey): Flight {
  const [first] = journey.hops
  const last = lastOf(journey)
  return {
    journey,
    airline: airlineOf(journey.airline),
    flightNo: journey.number,
    from: airportOf(first.from),
    to: airportOf(last.to),
    day: journey.date,
    segments: journey.hops.map(segmentOf),
    departs: `${localTime(first.from, first.departs)}:00`,
    arrives: `${localTime(last.to, last.arrives)}:00`,
    dayChange: dayChangeOf(journey),
    duration: (last.arrives - first.departs) / MINUTE,
  }
}

/** The flight of a leg; undefined when it does not operate on that date. */
export function flightOf({ from, to, day, flightNo }: Leg): Flight | undefined {
  const journey = isAirport(from) && isAirport(to) ? journeyAt(from, to, day, flightNo) : undefined
  return journey && flightFrom(journey)
}
