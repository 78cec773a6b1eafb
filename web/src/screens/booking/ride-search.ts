import { parseIso } from '../../domain/dates/read-date.ts'
import { defaultTransferSearch, type TransferSearch } from '../../domain/transfers/transfer-search.ts'
import type { Line } from './itinerary.ts'

/** The place id of an airport at the agency. */
const airportPlace = (code: string) => `location-${code.toLowerCase()}`

/**
 * A search for the transfer that a booking lacks: from the arrival airport with the flight number, or for the hotel's
 * dates. Undefined when it has a transfer already, or neither a flight nor a hotel.
 */
export function rideSearch(lines: readonly Line[]): TransferSearch | undefined {
  if (lines.some(({ type }) => type === 'transfer')) return undefined
  const there = lines.find(({ type, route }) => type === 'flight' && route === 1)?.legs?.at(-1)
  const back = lines.find(({ type, route }) => type === 'flight' && route === 2)?.legs?.[0]
  const hotel = lines.find(({ type }) => type === 'hotel')
  const party = (hotel ?? lines[0])?.pax
  if (!party || (!there && !hotel)) return undefined
  const search = { ...defaultTransferSearch(), party }
  if (!there) return { ...search, out: { date: hotel?.checkIn }, back: { date: hotel?.checkOut } }
  const from = airportPlace(there.arrival.airport.id)
  const out = { date: parseIso(there.arrival.date.slice(0, 10)), flight: there.flightNo }
  return {
    ...search,
    from,
    out,
    ...(back && { back: { date: parseIso(back.departure.date.slice(0, 10)), flight: back.flightNo } }),
  }
}
