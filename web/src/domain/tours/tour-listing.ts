import { PAGE_SIZE } from '../listing/address.ts'
import type { Listing } from '../listing/listing.ts'
import type { Price, PriceIn } from '../listing/price-currency.ts'
import { matches } from '../text/text-match.ts'
import type { LocalizedText } from '../text/localized.ts'
import { TOUR_CODEC, type TourFilterTable, type TourSort } from './tour-filters.ts'

/** The fields of a list entry that the rules use: a tour with its cheapest departure, if it has one. */
export type ListedTour = {
  tour: {
    id: string
    name: LocalizedText
    type: string
    location: { id: string }
    places: readonly { id: string }[]
    placeIds?: readonly string[]
    days: number
    hours?: number
    languages: readonly string[]
    tags: readonly string[]
    rating?: { score: number }
    priceFrom?: Price
    nextDeparture?: number
  }
  /** 1 available, 2 on request, 3 not available. */
  availability: number
  departure?: { price: Price }
}

export const isFull = ({ availability, departure }: ListedTour): boolean => availability === 3 || !departure

const shownPriceOf = ({ departure, tour }: ListedTour) => departure?.price ?? tour.priceFrom
const priceOf = (entry: ListedTour) => shownPriceOf(entry)?.value

/** Price for sorting: a tour without a price comes last. */
const rank = (entry: ListedTour) => priceOf(entry) ?? Infinity

/** The length of a tour in hours, so that a tour of three hours sorts before one of a whole day. */
const lengthOf = ({ tour: { days, hours = 24 } }: ListedTour) => (days === 1 ? hours : days * 24)

/** The rules of the tour list. A tour matches the places on its route and the regions around them (decision 36.10). */
export const TOURS: Listing<ListedTour, TourFilterTable, TourSort> = {
  ...TOUR_CODEC,
  keyOf: ({ tour }) => tour.id,
  values: {
    types: ({ tour }) => [tour.type],
    places: ({ tour }) => tour.placeIds ?? [tour.location.id, ...tour.places.map(({ id }) => id)],
    tags: ({ tour }) => tour.tags,
    languages: ({ tour }) => tour.languages,
    days: ({ tour }) => tour.days,
    price: priceOf,
  },
  orders: {
    recommended: () => 0,
    price: (a, b) => rank(a) - rank(b),
    '-price': (a, b) => (priceOf(b) ?? 0) - (priceOf(a) ?? 0),
    departure: (a, b) => (a.tour.nextDeparture ?? Infinity) - (b.tour.nextDeparture ?? Infinity),
    duration: (a, b) => lengthOf(a) - lengthOf(b),
    rating: (a, b) => (b.tour.rating?.score ?? -1) - (a.tour.rating?.score ?? -1),
  },
  isLast: isFull,
  // "12 = rails/featured, 40 = list pages" (decision 36.5).
  pageSize: PAGE_SIZE,
}

/** The rules of `TOURS` with prices in the visitor's currency. */
export const toursIn = (priceIn: PriceIn): typeof TOURS => ({
  ...TOURS,
  values: { ...TOURS.values, price: (entry) => priceIn(shownPriceOf(entry)) },
})

/** The tours whose name, in any language, contains all the typed words. */
export const toursNamed = <Tour extends ListedTour>(tours: readonly Tour[], words: string): Tour[] =>
  tours.filter(({ tour }) => words === '' || tour.name.some(({ value }) => matches(value, words)))
