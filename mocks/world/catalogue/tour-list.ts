import type { Market } from '../prices/choice.ts'
import { departuresOf } from './departures.ts'
import type { Schema } from '../basics/schemas.ts'
import { matchOf } from '../places/search.ts'
import { lineageOf, PLACES, type PlaceId } from '../seed/places.ts'
import { TAGS, type TagId } from '../seed/tags.ts'
import { TOURS } from '../seed/tours.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { placeIdsOf, tourFacts } from './tour-record.ts'
import { tourName } from './tour-texts.ts'
import { inAnyLanguage, text } from '../basics/texts.ts'

type Facts = Schema<'TourFacts'>
type SortKey = Schema<'TourSortKey'>

/** A tour with the facts that lists show today. */
export interface ListedTour {
  readonly seed: TourSeed
  readonly facts: Facts
}

/** All tours as of today, in the agency's own order. */
export const listedTours = (market: Market): ListedTour[] =>
  TOURS.map((seed) => ({ seed, facts: tourFacts(seed, departuresOf(seed, market)) }))

/** A tour by its id. */
export const tourOf = (id: string): TourSeed | undefined => TOURS.find((tour) => tour.id === id)

/** Whether a tour visits a place or a part of it. */
export const goesTo = (tour: TourSeed, place: PlaceId): boolean => placeIdsOf(tour).includes(place)

/** Whether a tour starts in a place. */
export const startsIn = (tour: TourSeed, place: PlaceId): boolean => lineageOf(tour.from ?? tour.place).includes(place)

/** Whether a word in a tour's name, places or tags begins with the keyword. */
export function isMeant(tour: TourSeed, keyword: string): boolean {
  const names = [
    tourName(tour),
    ...placeIdsOf(tour).map((place) => PLACES[place].name),
    ...tour.tags.map((tag) => TAGS[tag]),
  ]
  return matchOf(keyword, names.flatMap(inAnyLanguage)) > 0
}

/** Sort values, in ascending order; a tour without a price or a departure comes last. */
const SORT_VALUES: Readonly<Record<SortKey, ((facts: Facts) => number | string) | undefined>> = {
  recommended: undefined,
  price: ({ priceFrom }) => priceFrom?.value ?? Infinity,
  duration: ({ days, hours = 24 }) => days * 24 + (days === 1 ? hours - 24 : 0),
  rating: ({ rating }) => rating?.score ?? 0,
  departure: ({ nextDeparture }) => nextDeparture ?? Infinity,
  name: ({ slug }) => slug,
}

const compare = (a: number | string, b: number | string) => (a === b ? 0 : a < b ? -1 : 1)

/** Sorts by a key; ties keep the agency's order. By price, `priceOf` replaces the "from" price of the list. */
export function sortedTours<T extends { facts: Facts }>(
  tours: readonly T[],
  key: SortKey,
  order: 'asc' | 'desc',
  priceOf?: (tour: T) => number,
): T[] {
  const value = SORT_VALUES[key]
  const sign = order === 'desc' ? -1 : 1
  if (value === undefined) return order === 'desc' ? tours.toReversed() : [...tours]
  const valueOf = (tour: T) => (key === 'price' && priceOf ? priceOf(tour) : value(tour.facts))
  return tours.toSorted((a, b) => sign * compare(valueOf(a), valueOf(b)))
}

/** Places, tags and names of the tours on sale today, most frequent first. */
export function tourFacets(market: Market): Schema<'TourFacets'> {
  const sold = listedTours(market).filter(({ facts }) => facts.status === 'active')
  const count = <T>(values: readonly T[]): [T, number][] =>
    [...Map.groupBy(values, (value) => value)]
      .map(([value, all]): [T, number] => [value, all.length])
      .toSorted(([, a], [, b]) => b - a)
  const places = count(sold.flatMap(({ seed }) => placeIdsOf(seed)))
  const tags = count(sold.flatMap(({ seed }): readonly TagId[] => seed.tags))
  return {
    locations: places.map(([id, of]) => ({ id, name: text(PLACES[id].name), count: of })),
    tags: tags.map(([key, of]) => ({ key, name: text(TAGS[key]), count: of })),
    names: sold.map(({ facts: { id, slug, name, type } }) => ({ id, slug, name, type })),
  }
}
