import { activeParts, withoutPart, type FilterPart } from './change-filters.ts'
import type { HotelFilters, HotelSort } from './hotel-filters.ts'

/** What the rules look at in a record of the list (decision 1.7): a hotel with its best offer, if it has one. */
export type ListedHotel = {
  hotel: { stars: number; themes: readonly number[]; amenities: readonly string[]; rating?: { score: number } }
  /** 1 available, 2 on request, 3 not available. */
  availability: number
  boards: readonly string[]
  offer?: { total: { value: number }; cancellation: { refundable: boolean } }
  /** The lowest total of all rates with free cancellation. */
  freeCancellationFrom?: { value: number }
}

/**
 * Whether any rate of the stay has free cancellation, the best offer or another one (decision 36.6). An agency that
 * names no lowest refundable total is judged by its best offer.
 */
const hasFreeCancellation = ({ offer, freeCancellationFrom }: ListedHotel): boolean =>
  offer !== undefined && (offer.cancellation.refundable || freeCancellationFrom !== undefined)

export function isSoldOut(record: ListedHotel): boolean {
  return record.availability === 3 || record.offer === undefined
}

type Group = FilterPart['group']

/**
 * One test per group. Stars, themes and boards: any of those chosen; amenities: all of them. A sold-out hotel has no
 * price and no terms, so it passes neither a price nor free cancellation.
 */
const TESTS: Record<Group, (record: ListedHotel, filters: HotelFilters) => boolean> = {
  stars: ({ hotel }, { stars }) => stars.length === 0 || stars.includes(hotel.stars),
  themes: ({ hotel }, { themes }) => themes.length === 0 || themes.some((theme) => hotel.themes.includes(theme)),
  boards: (record, { boards }) => boards.length === 0 || boards.some((board) => record.boards.includes(board)),
  amenities: ({ hotel }, { amenities }) => amenities.every((amenity) => hotel.amenities.includes(amenity)),
  freeCancellation: (record, { freeCancellation }) => !freeCancellation || hasFreeCancellation(record),
  price: ({ offer }, { priceMin, priceMax }) => {
    if (priceMin === undefined && priceMax === undefined) return true
    return offer !== undefined && offer.total.value >= (priceMin ?? 0) && offer.total.value <= (priceMax ?? Infinity)
  },
}
const GROUPS = Object.keys(TESTS) as Group[]

function passes(record: ListedHotel, filters: HotelFilters, except?: Group): boolean {
  return GROUPS.every((group) => group === except || TESTS[group](record, filters))
}

/** The records that pass all filters, in the order given. */
export function filterHotels<Hotel extends ListedHotel>(records: readonly Hotel[], filters: HotelFilters): Hotel[] {
  return records.filter((record) => passes(record, filters))
}

const ORDER: Record<HotelSort, (a: ListedHotel, b: ListedHotel) => number> = {
  recommended: () => 0,
  price: (a, b) => priceOf(a) - priceOf(b),
  '-price': (a, b) => priceOf(b) - priceOf(a),
  stars: (a, b) => b.hotel.stars - a.hotel.stars,
  rating: (a, b) => (b.hotel.rating?.score ?? -1) - (a.hotel.rating?.score ?? -1),
}

const priceOf = (record: ListedHotel) => record.offer?.total.value ?? 0

/**
 * The records sorted, "sold out shown last" (decision 36.3) whatever the order. Equals stay as the agency has put them;
 * `recommended` is the agency's own order.
 */
export function sortHotels<Hotel extends ListedHotel>(records: readonly Hotel[], sort: HotelSort): Hotel[] {
  return records.toSorted((a, b) => {
    const [goneA, goneB] = [isSoldOut(a), isSoldOut(b)]
    if (goneA !== goneB) return Number(goneA) - Number(goneB)
    return goneA ? 0 : ORDER[sort](a, b)
  })
}

/** How many records each value would show. A value that no record has is absent. */
export type FacetCounts = {
  stars: Map<number, number>
  themes: Map<number, number>
  boards: Map<string, number>
  amenities: Map<string, number>
  freeCancellation: number
  /** The lowest and highest total, for the ends of the price range; absent when nothing has a price. */
  price?: { min: number; max: number }
}

/**
 * "Counts per facet" (decision 36.2), each with the other filters applied and its own left out, so that the number
 * beside a value is what choosing it alone would show. Amenities are asked for together, so theirs stay applied.
 */
export function countFacets(records: readonly ListedHotel[], filters: HotelFilters): FacetCounts {
  const but = (group: Group) => records.filter((record) => passes(record, filters, group))
  const prices = but('price').flatMap(({ offer }) => (offer ? offer.total.value : []))
  return {
    stars: tally(but('stars').map(({ hotel }) => [hotel.stars])),
    themes: tally(but('themes').map(({ hotel }) => hotel.themes)),
    boards: tally(but('boards').map(({ boards }) => boards)),
    amenities: tally(filterHotels(records, filters).map(({ hotel }) => hotel.amenities)),
    freeCancellation: but('freeCancellation').filter(hasFreeCancellation).length,
    ...(prices.length > 0 ? { price: { min: Math.min(...prices), max: Math.max(...prices) } } : {}),
  }
}

function tally<Value>(lists: readonly (readonly Value[])[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of lists.flatMap((list) => [...new Set(list)])) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * "'no results' offers the one filter to drop" (decision 36.4): the part whose absence shows most records. Undefined
 * while there are results, and when no single part would help. Of equals the first of `activeParts` is offered.
 */
export function filterToDrop(
  records: readonly ListedHotel[],
  filters: HotelFilters,
): { part: FilterPart; filters: HotelFilters; count: number } | undefined {
  if (filterHotels(records, filters).length > 0) return undefined
  const choices = activeParts(filters).map((part) => {
    const wider = withoutPart(filters, part)
    return { part, filters: wider, count: filterHotels(records, wider).length }
  })
  const [best] = choices.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best : undefined
}
