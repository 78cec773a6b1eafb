import type { ListCodec } from '../listing/address.ts'
import type { Filters } from '../listing/filters.ts'

/** The filters of a flight list (decision 43.3), in the order of the URL. */
const FLIGHT_FILTERS = {
  stops: { kind: 'numbers', name: 'stops', min: 0, max: 2 },
  baggage: { kind: 'words', name: 'bag', pattern: /^with(out)?$/ },
  time: { kind: 'words', name: 'time', pattern: /^(night|morning|afternoon|evening)$/ },
  airline: { kind: 'words', name: 'airline' },
} as const

export type FlightFilterTable = typeof FLIGHT_FILTERS
export type FlightFilters = Filters<FlightFilterTable>

export const NO_FLIGHT_FILTERS: Readonly<FlightFilters> = { stops: [], baggage: [], time: [], airline: [] }

/** The highest number of stops in the filter: two means two or more. */
export const MOST_STOPS = 2

export const BAGGAGE = ['with', 'without'] as const
export type BaggageWish = (typeof BAGGAGE)[number]

/** The quarters of a day, each with its first hour. */
export const DAY_PARTS = [
  ['night', 0],
  ['morning', 6],
  ['afternoon', 12],
  ['evening', 18],
] as const
export type DayPart = (typeof DAY_PARTS)[number][0]

export const FLIGHT_SORTS = ['price', 'duration', 'departure', 'arrival'] as const
export type FlightSort = (typeof FLIGHT_SORTS)[number]

/** The URL codec of a flight list. */
export const FLIGHT_CODEC: ListCodec<FlightFilterTable, FlightSort> = { filters: FLIGHT_FILTERS, sorts: FLIGHT_SORTS }

/**
 * The provider's baggage filter, "0 all fares, 1 only fares with checked baggage, 2 only fares without". It is part of
 * the request, because it decides which fare is the cheapest. Choosing both is the same as choosing none.
 */
export function baggageFilter({ baggage }: Pick<FlightFilters, 'baggage'>): 1 | 2 | undefined {
  const [only, other] = BAGGAGE.filter((wish) => baggage.includes(wish))
  if (only === undefined || other !== undefined) return undefined
  return only === 'with' ? 1 : 2
}
