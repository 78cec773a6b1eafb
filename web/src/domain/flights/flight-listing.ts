import { PAGE_SIZE } from '../listing/address.ts'
import type { Listing } from '../listing/listing.ts'
import {
  FLIGHT_CODEC,
  MOST_STOPS,
  type BaggageWish,
  type FlightFilterTable,
  type FlightSort,
} from './flight-filters.ts'
import type { Flight, FlightOffer, OpenFlight } from './flight-choice.ts'
import { dayPartOf } from './flight-times.ts'

/** The code of checked baggage (BaggageType). */
const CHECKED = 1

/** Whether a fare includes checked baggage. */
const hasCheckedBag = ({ baggage }: Pick<FlightOffer, 'baggage'>): boolean =>
  baggage.some(({ type, weight = 0, piece = 0 }) => type === CHECKED && weight + piece > 0)

const wishOf = (offer: FlightOffer): BaggageWish => (hasCheckedBag(offer) ? 'with' : 'without')

const legsOf = ({ flight }: OpenFlight): Flight['legs'] => flight.legs

const firstLeg = (entry: OpenFlight) => legsOf(entry)[0]

const priceOf = ({ totals }: OpenFlight) => totals[0]?.value ?? 0

const durationOf = (entry: OpenFlight) => legsOf(entry).reduce((sum, { duration }) => sum + duration, 0)

const textOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The rules of a list of flights in one direction. Stops and airlines of a bundle include both directions. */
export function flightListing<Of extends Flight>(): Listing<OpenFlight<Of>, FlightFilterTable, FlightSort> {
  return {
    ...FLIGHT_CODEC,
    keyOf: ({ flight }) => flight.id,
    values: {
      stops: (entry) => [Math.min(MOST_STOPS, Math.max(...legsOf(entry).map(({ stopCount }) => stopCount)))],
      baggage: ({ offers }) => [...new Set(offers.map(wishOf))],
      time: (entry) => [dayPartOf(firstLeg(entry)?.departure.date ?? '')],
      airline: (entry) => [...new Set(legsOf(entry).map(({ airline }) => airline.id.toLowerCase()))],
    },
    orders: {
      price: (a, b) => priceOf(a) - priceOf(b) || durationOf(a) - durationOf(b),
      duration: (a, b) => durationOf(a) - durationOf(b) || priceOf(a) - priceOf(b),
      departure: (a, b) => textOrder(firstLeg(a)?.departure.date ?? '', firstLeg(b)?.departure.date ?? ''),
      arrival: (a, b) => textOrder(firstLeg(a)?.arrival.date ?? '', firstLeg(b)?.arrival.date ?? ''),
    },
    isLast: () => false,
    // "40 = list pages" (decision 36.5).
    pageSize: PAGE_SIZE,
  }
}
