import { nightsBetween, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { seededInt, seededPick } from '../basics/seeded.ts'
import { AIRLINES, type AirlineCode } from '../seed/flights/airlines.ts'
import { AIRPORT_CODES, AIRPORTS, countryOf, isAirport, isCity, type AirportCode } from '../seed/flights/airports.ts'
import { HUBS, ROUTES } from '../seed/flights/routes.ts'
import { effectOf } from '../../scenarios/routes.ts'
import { dateIn, instantAt, localTime } from './local-time.ts'

/** A flight from take-off to landing; instants are milliseconds since 1970 UTC. */
export interface Hop {
  readonly from: AirportCode
  readonly to: AirportCode
  readonly flightNo: string
  readonly airline: AirlineCode
  readonly aircraft: string
  readonly departs: number
  readonly arrives: number
}

/** A connection between two airports, with at most one change. */
export interface Journey {
  /** Identifies it on its date: the flight numbers. */
  readonly number: string
  readonly date: CivilDate
  readonly airline: AirlineCode
  readonly hops: readonly [Hop, ...Hop[]]
}

const MINUTE = 60_000
/** First and last take-off of a day, in minutes after midnight at the airport. */
const FIRST_START = 330
const LAST_START = 1370
/** Shortest and longest change of planes, in minutes. */
const SHORTEST_CHANGE = 50
const LONGEST_CHANGE = 300

const routeOf = (from: string, to: string) =>
  ROUTES.find(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from))

/** Two digits that are unique to this route and direction. */
const numberOf = (route: (typeof ROUTES)[number], from: AirportCode) =>
  10 + ROUTES.indexOf(route) * 2 + route.between.indexOf(from)

/** Charters fly only to sunny places abroad; the other airlines share the rest. */
function airlineOf(path: string, at: number, isAbroad: boolean, isSunny: boolean): AirlineCode {
  if (isAbroad && isSunny && at === 1) return 'X4'
  return at === 0 ? 'X1' : seededPick(path, ['X1', 'X1', 'X2', 'X2', 'X3'])
}

/** Direct flights between two airports on a date, by departure time. */
function hopsOn(from: AirportCode, to: AirportCode, date: CivilDate): Hop[] {
  const route = routeOf(from, to)
  if (route === undefined) return []
  const isAbroad = countryOf(from) !== countryOf(to)
  const gap = (LAST_START - FIRST_START) / route.daily
  return Array.from({ length: route.daily }, (_, at): Hop => {
    const path = `flight/${from}/${to}/${at}`
    const airline = airlineOf(path, at, isAbroad, route.season === 'sun')
    const start = FIRST_START + Math.floor((at + seededInt(`${path}/start`, 0, 99) / 100) * gap)
    const departs = instantAt(from, date, start - (start % 5))
    const { aircraft } = AIRLINES[airline]
    return {
      from,
      to,
      flightNo: `${airline}${numberOf(route, from)}${String(at).padStart(2, '0')}`,
      airline,
      aircraft: seededPick(`${path}/aircraft`, aircraft),
      departs,
      arrives: departs + route.minutes * MINUTE,
    }
  }).filter((hop, at) => at === 0 || AIRLINES[hop.airline].isCharter || flies(hop.flightNo, date))
}

/**
 * Whether a flight operates on the weekday of a date; most do. The first flight of a route and charters always operate.
 */
const flies = (flightNo: string, date: CivilDate) => seededInt(`${flightNo}/${weekdayOf(date)}`, 0, 9) > 0

const journeyOf = (date: CivilDate, hops: readonly [Hop, ...Hop[]]): Journey => ({
  number: hops.map(({ flightNo }) => flightNo).join('+'),
  date,
  airline: hops[0].airline,
  hops,
})

/** The connecting flight: of the same airline if possible, never a charter. */
function nextOf(first: Hop, onward: readonly Hop[]): Hop | undefined {
  const reached = onward.filter(({ airline, departs }) => {
    const wait = (departs - first.arrives) / MINUTE
    return !AIRLINES[airline].isCharter && wait >= SHORTEST_CHANGE && wait <= LONGEST_CHANGE
  })
  return reached.find(({ airline }) => airline === first.airline) ?? reached[0]
}

/** Journeys with a change at a hub; the first airline sells the whole journey. */
function changesOn(from: AirportCode, to: AirportCode, date: CivilDate): Journey[] {
  return HUBS.filter((hub) => hub !== from && hub !== to).flatMap((hub) => {
    const onward = hopsOn(hub, to, date)
    return hopsOn(from, hub, date)
      .filter(({ airline }) => !AIRLINES[airline].isCharter)
      .flatMap((first) => {
        const next = nextOf(first, onward)
        return next ? [journeyOf(date, [first, next])] : []
      })
      .slice(0, 2)
  })
}

/** With fewer direct flights than this, journeys with a change are sold as well. */
const ENOUGH = 4

/** All journeys between two airports on a date. Those between two airports abroad have no change in Türkiye. */
function journeysBetween(from: AirportCode, to: AirportCode, date: CivilDate): Journey[] {
  if (AIRPORTS[from].city === AIRPORTS[to].city || effectOf(from, to) === 'no-flights') return []
  const direct = hopsOn(from, to, date).map((hop) => journeyOf(date, [hop]))
  const isOurs = [from, to].some((airport) => countryOf(airport) === 'TR')
  return direct.length >= ENOUGH || !isOurs ? direct : [...direct, ...changesOn(from, to, date)]
}

/** The airports of a code: all airports of a city, or a single one. */
export function airportsOf(code: string, isWholeCity: boolean): AirportCode[] {
  if (isWholeCity && isCity(code)) return AIRPORT_CODES.filter((airport) => AIRPORTS[airport].city === code)
  return !isWholeCity && isAirport(code) ? [code] : []
}

/** All journeys between two sets of airports on a date, earliest first; none on dates long past or too far ahead. */
export function journeysOn(from: readonly AirportCode[], to: readonly AirportCode[], date: CivilDate): Journey[] {
  return from
    .flatMap((start) => to.flatMap((end) => journeysBetween(start, end, date)))
    .toSorted((a, b) => a.hops[0].departs - b.hops[0].departs || (a.number < b.number ? -1 : 1))
}

/** A journey by its number; undefined when it does not operate on that date. */
export const journeyAt = (from: AirportCode, to: AirportCode, date: CivilDate, number: string): Journey | undefined =>
  journeysBetween(from, to, date).find((journey) => journey.number === number)

/** The last hop of a journey. */
export const lastOf = ({ hops }: Journey): Hop => hops.at(-1) ?? hops[0]

/** Number of days by which a journey arrives later than it departs, in local times. */
export function dayChangeOf(journey: Journey): number {
  const { to, arrives } = lastOf(journey)
  return nightsBetween(journey.date, dateIn(localTime(to, arrives)))
}

/** The route that determines a hop's base price and season. */
export const routeOfHop = (hop: Hop) => routeOf(hop.from, hop.to)
