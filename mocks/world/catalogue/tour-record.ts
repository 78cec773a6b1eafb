import type { Market } from '../prices/choice.ts'
import { departuresOf, typeOf, type Departure } from './departures.ts'
import { tourPictures } from './journey-pictures.ts'
import { BASIS } from '../prices/party-price.ts'
import { locationOf } from '../places/place-location.ts'
import type { Schema } from '../basics/schemas.ts'
import { modifiedOn } from '../basics/modified.ts'
import { lineageOf, type PlaceId } from '../seed/places.ts'
import { STOPS } from '../seed/stops.ts'
import { INCLUDED } from '../seed/tours/words.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { slugOf } from '../basics/slug.ts'
import { text } from '../basics/texts.ts'
import { titleOf, tourDescription, tourHeadline, tourName, tourPickup } from './tour-texts.ts'

/** The places of a tour in the order of the route. */
const placesOf = (tour: TourSeed): PlaceId[] => [...new Set(tour.days.flat().map((stop) => STOPS[stop].place))]

/** All places that a tour visits, including the larger places around them. */
export const placeIdsOf = (tour: TourSeed): PlaceId[] => [
  ...new Set([tour.place, ...placesOf(tour)].flatMap((place) => lineageOf(place))),
]

/** The facts that lists show about a tour today. */
export function tourFacts(tour: TourSeed, departures: readonly Departure[]): Schema<'TourFacts'> {
  const [picture] = tourPictures(tour)
  if (picture === undefined) throw new Error(`tour ${tour.id} has no picture`)
  const name = tourName(tour)
  const prices = departures.map(({ price }) => price).toSorted((a, b) => a.value - b.value)
  const next = departures.find(({ seatsLeft }) => seatsLeft > 0)
  return {
    id: tour.id,
    slug: slugOf(name.en, tour.id),
    modified: modifiedOn(tour.id),
    name: text(name),
    type: typeOf(tour),
    status: departures.length > 0 ? 'active' : 'passive',
    location: locationOf(tour.place),
    departsFrom: locationOf(tour.from ?? tour.place),
    places: placesOf(tour).map(locationOf),
    placeIds: placeIdsOf(tour),
    days: tour.days.length,
    nights: tour.days.length - 1,
    ...(tour.hours !== undefined && { hours: tour.hours }),
    ...(tour.board && { board: tour.board }),
    languages: [...tour.languages],
    tags: [...tour.tags],
    themes: [...tour.themes],
    rating: { score: tour.rating[0], count: tour.rating[1] },
    picture,
    priceBasis: BASIS[tour.basis],
    ...(prices[0] && { priceFrom: prices[0] }),
    ...(next && { nextDeparture: next.checkIn }),
  }
}

type Meal = Schema<'ItineraryDay'>['meals'][number]

/** Breakfast is served after each night; other meals depend on what the price includes and on the board. */
function mealsOn(tour: TourSeed, day: number): Meal[] {
  const isLast = day === tour.days.length
  const meals: (Meal | false)[] = [
    day > 1 && 'breakfast',
    tour.included.includes('lunch') && 'lunch',
    tour.board === 'half-board' && !isLast && 'dinner',
  ]
  return meals.filter((meal) => meal !== false)
}

function itineraryOf(tour: TourSeed): Schema<'ItineraryDay'>[] {
  return tour.days.map((stops, at) => ({
    day: at + 1,
    title: text(titleOf(stops)),
    stops: stops.map((stop) => ({ name: text(STOPS[stop].name), text: text(STOPS[stop].line) })),
    meals: mealsOn(tour, at + 1),
    ...(at + 1 < tour.days.length && { overnight: locationOf(STOPS[stops[0]].place) }),
  }))
}

/** What a tour's price includes and excludes. */
export const includedIn = ({ included, excluded }: TourSeed) => ({
  included: included.map((id) => text(INCLUDED[id])),
  excluded: excluded.map((id) => text(INCLUDED[id])),
})

/** The full record of a tour as of today. */
export function tourRecord(tour: TourSeed, market: Market): Schema<'Tour'> {
  const departures = departuresOf(tour, market)
  return {
    facts: tourFacts(tour, departures),
    headline: text(tourHeadline(tour)),
    description: text(tourDescription(tour)),
    pictures: tourPictures(tour),
    itinerary: itineraryOf(tour),
    ...includedIn(tour),
    pickup: text(tourPickup(tour)),
    group: { least: tour.group[0], most: tour.group[1] },
    ...(tour.leastAge !== undefined && { leastAge: tour.leastAge }),
    freeDays: tour.freeDays,
    departures,
  }
}
