import { weekdayOf, type CivilDate } from '../civil-date.ts'
import { trickOf } from '../../scenarios/provider-magic.ts'
import { seededInt, seededPick } from '../seeded.ts'
import { AIRPORTS, airportOf, type Airport } from './airports.ts'
import type { Leg } from './offer-id.ts'

export interface Airline {
  /** IATA style, invented. */
  readonly id: string
  readonly name: string
}

const YELKEN: Airline = { id: 'XY', name: 'Yelken Air' }
const MELTEM: Airline = { id: 'ZM', name: 'Meltem Airlines' }
const TURNA: Airline = { id: 'QT', name: 'Turna' }

/** One take-off and one landing; minutes count from midnight of the flight's day, each local to its airport. */
export interface Segment {
  readonly flightNo: string
  readonly from: Airport
  readonly to: Airport
  readonly departs: number
  readonly arrives: number
  /** Minutes in the air. */
  readonly duration: number
}

/** A way from one airport to another on a day. */
export interface Flight {
  readonly airline: Airline
  readonly flightNo: string
  readonly from: Airport
  readonly to: Airport
  readonly day: CivilDate
  readonly segments: readonly Segment[]
  /** Minutes from the first take-off to the last landing. */
  readonly duration: number
  /** Kilometres. */
  readonly distance: number
  readonly seats: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function distanceBetween({ at: [lat1, lon1] }: Airport, { at: [lat2, lon2] }: Airport): number {
  const [a, b] = [radians(lat1), radians(lat2)]
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(lon2 - lon1))
  return Math.round(6371 * Math.acos(Math.min(1, cosine)))
}

const isMagic = ({ code }: Airport) => trickOf('airport', code) !== undefined

/** Hubs are flown to from everywhere; abroad and the south coast know each other, and so do no two others. */
function isDirect(from: Airport, to: Airport): boolean {
  if (isMagic(from) || isMagic(to) || from.isHub || to.isHub) return true
  return from.country !== to.country && (from.code === 'AYT' || to.code === 'AYT')
}

const blockTime = (from: Airport, to: Airport) => 35 + Math.round(distanceBetween(from, to) / 60) * 5
const arrival = (from: Airport, to: Airport, departs: number) =>
  departs + blockTime(from, to) + (to.hours - from.hours) * 60

function segment(flightNo: string, from: Airport, to: Airport, departs: number): Segment {
  return { flightNo, from, to, departs, arrives: arrival(from, to, departs), duration: blockTime(from, to) }
}

/** Airport of connections, and the wait there in minutes. */
const [HUB] = AIRPORTS
const WAIT = 95

function flight(from: Airport, to: Airport, day: CivilDate, slot: number): Flight {
  const path = `flight/${from.code}/${to.code}/${slot}`
  const airline = seededPick(path, [YELKEN, MELTEM, TURNA])
  const number = 100 + seededInt(`${path}/number`, 0, 79) + slot * 100
  const flightNo = `${airline.id}${number}`
  const departs = 360 + slot * 240 + seededInt(`${path}/${day}/at`, 0, 35) * 5
  const segments = legsOf(from, to, flightNo, `${airline.id}${number + 1000}`, departs)
  const last = segments.at(-1)
  const flown = (last?.arrives ?? departs) - departs - (to.hours - from.hours) * 60
  return {
    airline,
    flightNo,
    from,
    to,
    day,
    segments,
    duration: flown,
    distance: distanceBetween(from, to),
    seats: seededInt(`${path}/${day}/seats`, 3, 9),
  }
}

function legsOf(from: Airport, to: Airport, flightNo: string, onward: string, departs: number): Segment[] {
  if (isDirect(from, to) || HUB === undefined) return [segment(flightNo, from, to, departs)]
  const first = segment(flightNo, from, HUB, departs)
  return [first, segment(onward, HUB, to, first.arrives + WAIT)]
}

/** All flights between two airports on a day, by departure; none within a city and to the airport without flights. */
export function flightsOn(from: Airport, to: Airport, day: CivilDate): Flight[] {
  const isNowhere = [from, to].some(({ code }) => trickOf('airport', code) === 'no-flights')
  if (isNowhere || from.city === to.city) return []
  const busy = from.isHub || to.isHub ? 4 : 2
  const weekend = weekdayOf(day) > 5 ? 0 : seededInt(`flights/${from.code}/${to.code}/${day}`, 0, 1)
  return Array.from({ length: Math.min(4, busy - 1 + weekend) }, (_, slot) => flight(from, to, day, slot))
}

/** The flight of a leg; undefined when there is none on its day. */
export function flightOf({ from, to, day, flightNo }: Leg): Flight | undefined {
  const [start, end] = [airportOf(from), airportOf(to)]
  if (start === undefined || end === undefined) return undefined
  return flightsOn(start, end, day).find((it) => it.flightNo === flightNo)
}
