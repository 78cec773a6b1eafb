import type { ListCodec } from '../listing/address.ts'
import type { Filters } from '../listing/filters.ts'

/** How a list of flights is narrowed (decision 43.3), in the order of its address. */
const FLIGHT_FILTERS = {
  stops: { kind: 'numbers', name: 'stops', min: 0, max: 2 },
  baggage: { kind: 'words', name: 'bag' },
  time: { kind: 'words', name: 'time' },
  airline: { kind: 'words', name: 'airline' },
} as const

export type FlightFilterTable = typeof FLIGHT_FILTERS
export type FlightFilters = Filters<FlightFilterTable>

export const NO_FLIGHT_FILTERS: Readonly<FlightFilters> = { stops: [], baggage: [], time: [], airline: [] }

/** Most stops that are told apart: two stand for two or more. */
export const MOST_STOPS = 2

export const BAGGAGE = ['with', 'without'] as const
export type BaggageWish = (typeof BAGGAGE)[number]

/** The quarters of a day by their first hour. */
export const DAY_PARTS = [
  ['night', 0],
  ['morning', 6],
  ['afternoon', 12],
  ['evening', 18],
] as const
export type DayPart = (typeof DAY_PARTS)[number][0]

export const FLIGHT_SORTS = ['price', 'duration', 'departure', 'arrival'] as const
export type FlightSort = (typeof FLIGHT_SORTS)[number]

/** The address of a list of flights. */
export const FLIGHT_CODEC: ListCodec<FlightFilterTable, FlightSort> = { filters: FLIGHT_FILTERS, sorts: FLIGHT_SORTS }

/**
 * The provider's baggage filter, "0 all fares, 1 only fares with checked baggage, 2 only fares without": it is part of the
 * search, because it decides which fare is the lowest. Both wishes are no wish.
 */
export function baggageFilter({ baggage }: Pick<FlightFilters, 'baggage'>): 1 | 2 | undefined {
  const [only, other] = BAGGAGE.filter((wish) => baggage.includes(wish))
  if (only === undefined || other !== undefined) return undefined
  return only === 'with' ? 1 : 2
}
