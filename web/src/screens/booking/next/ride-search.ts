import type { Answer } from '../../../api/operations.ts'
import { parseIso } from '../../../domain/dates/read-date.ts'
import {
  everybody,
  MAX_ADULTS,
  MAX_CHILDREN,
  normaliseParty,
  partySize,
  type Party,
} from '../../../domain/people/party.ts'
import { flightNumberOf } from '../../../domain/transfers/flight-number.ts'
import { defaultTransferSearch, type TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import type { Line } from './itinerary.ts'

type Leg = NonNullable<Line['legs']>[number]
type Stop = Answer<'transferLocationList'>['records'][number]['stop']

/** The agency's stop with that name in one of its languages. */
const stopNamed = (stops: readonly Stop[], name: Line['place']) =>
  stops.find((stop) =>
    stop.name.some((one) => name?.some(({ lang, value }) => lang === one.lang && value === one.value)),
  )

/**
 * The number of one flight of a connection, as the transfers page reads it. The number of the leg would join the
 * numbers of all its flights.
 */
const numberOf = (segment: Leg['segments'][number] | undefined) => segment && flightNumberOf(segment.flightNo)

const everybodyOf = ({ pax, paxes, count }: Line): Party =>
  normaliseParty(everybody(paxes ?? Array.from({ length: count }, () => pax)))

/** The line with the most people, as for the guests of a basket. */
const largestOf = (lines: readonly Line[]): Line | undefined =>
  lines.reduce<Line | undefined>(
    (best, line) => (best && partySize(everybodyOf(best)) >= partySize(everybodyOf(line)) ? best : line),
    undefined,
  )

/**
 * Everybody of a line, in the places that the form has: children beyond the third count as adults, because each needs a
 * seat, as on a flight (decision 43.1).
 */
function partyOf(line: Line): Party {
  const { adults, children } = everybodyOf(line)
  const grown = adults + children.slice(MAX_CHILDREN).length
  return { adults: Math.min(MAX_ADULTS, grown), children: children.slice(0, MAX_CHILDREN) }
}

/**
 * A search for the transfer that a booking lacks: from the arrival airport with the flight that lands there, to the
 * place of the hotel, on its dates. Places that no transfer serves stay open, and without the airport the search has no
 * flight number. Undefined when the booking has a transfer already, or neither a flight nor a hotel.
 */
export function rideSearch(lines: readonly Line[], stops: readonly Stop[]): TransferSearch | undefined {
  if (lines.some(({ type }) => type === 'transfer')) return undefined
  // One line may contain the flights of both directions.
  const legs = lines.flatMap(({ type, legs: flown = [] }) => (type === 'flight' ? flown : []))
  const there = legs.findLast(({ route }) => route === 1)
  const back = legs.find(({ route }) => route === 2)
  const hotel = lines.find(({ type }) => type === 'hotel')
  const arriving = largestOf(lines.filter(({ type }) => type === 'hotel' || type === 'flight'))
  if (!arriving || (!there && !hotel)) return undefined
  const search = { ...defaultTransferSearch(), party: partyOf(arriving), to: stopNamed(stops, hotel?.place)?.id }
  if (!there) return { ...search, out: { date: hotel?.checkIn }, back: { date: hotel?.checkOut } }
  const from = stops.find(({ code }) => code === there.arrival.airport.id)?.id
  const ride = (moment: string, segment: Leg['segments'][number] | undefined) => {
    return { date: parseIso(moment.slice(0, 10)), flight: from && numberOf(segment) }
  }
  return {
    ...search,
    from,
    out: ride(there.arrival.date, there.segments.at(-1)),
    ...(back && { back: ride(back.departure.date, back.segments[0]) }),
  }
}
