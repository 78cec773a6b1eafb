import { LocationType } from '@rota/openapi/agency/enums'
import type { Schema } from '../basics/schemas.ts'
import { AIRPORT_IDS, AIRPORTS, type AirportId } from '../seed/airports.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { lineageOf, PLACE_IDS, PLACES, regionOf, type PlaceId } from '../seed/places.ts'
import { plain, slugOf } from '../basics/slug.ts'
import { inAnyLanguage, properName, text } from '../basics/texts.ts'

type Suggestion = Schema<'Suggestion'>

/** How many suggestions are returned at most. */
const MAX = 12

/** Arabic letters that people use interchangeably. */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u0652\u0640]/gu, ''],
  [/[أإآٱ]/gu, 'ا'],
  [/ى/gu, 'ي'],
  [/ة/gu, 'ه'],
  [/ؤ/gu, 'و'],
  [/ئ/gu, 'ي'],
]

/**
 * Normalizes text for search: case, Turkish diacritics, accents, apostrophes and variants of Arabic letters are
 * ignored, so "izmir" finds "İzmir" and "انطاليا" finds "أنطاليا".
 */
export function folded(term: string): string {
  const arabic = ARABIC.reduce((word, [from, to]) => word.replaceAll(from, to), term.normalize('NFC'))
  return plain(arabic)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Rank of the best match: 3 whole name, 2 beginning of a name, 1 beginning of a word, 0 no match. */
export function matchOf(term: string, names: readonly string[]): number {
  const sought = folded(term)
  if (sought === '') return 0
  const ranks = names.map((name) => {
    const known = folded(name)
    if (known === sought) return 3
    if (known.startsWith(sought)) return 2
    return ` ${known}`.includes(` ${sought}`) ? 1 : 0
  })
  return Math.max(0, ...ranks)
}

function placeSuggestion(id: PlaceId): Suggestion {
  const region = regionOf(id)
  return {
    id,
    type: PLACES[id].type,
    name: text(PLACES[id].name),
    ...(region && { parent: text(PLACES[region].name) }),
  }
}

const airportSuggestion = (id: AirportId): Suggestion => ({
  id,
  type: LocationType.Airport,
  name: text(AIRPORTS[id].name),
  code: AIRPORTS[id].code,
  parent: text(PLACES[AIRPORTS[id].place].name),
})

const hotelSuggestion = (hotel: HotelSeed): Suggestion => ({
  id: hotel.id,
  type: LocationType.Hotel,
  name: properName(hotel.name),
  parent: text(PLACES[hotel.place].name),
  slug: slugOf(hotel.name, hotel.id),
})

/**
 * Suggestions for a term, best match first; ties list larger places before smaller ones, then airports, then hotels. At
 * most twelve. `type` is a location type of set A.
 */
export function suggestions(term: string, type: number | undefined, hotels: Iterable<HotelSeed>): Suggestion[] {
  const places = PLACE_IDS.map((id) => ({
    rank: matchOf(term, inAnyLanguage(PLACES[id].name)),
    depth: lineageOf(id).length,
    found: placeSuggestion(id),
  }))
  const airports = AIRPORT_IDS.map((id) => ({
    rank: matchOf(term, [...inAnyLanguage(AIRPORTS[id].name), AIRPORTS[id].code]),
    // Deeper than any place, but before hotels.
    depth: 8,
    found: airportSuggestion(id),
  }))
  const houses = [...hotels].map((hotel) => ({
    rank: matchOf(term, [hotel.name]),
    depth: 9,
    found: hotelSuggestion(hotel),
  }))
  return [...places, ...airports, ...houses]
    .filter(({ rank, found }) => rank > 0 && (type === undefined || found.type === type))
    .toSorted((a, b) => b.rank - a.rank || a.depth - b.depth)
    .slice(0, MAX)
    .map(({ found }) => found)
}

/** The hotels in a place, including all places within it. */
export const hotelsIn = (place: PlaceId, hotels: Iterable<HotelSeed>): HotelSeed[] =>
  [...hotels].filter((hotel) => lineageOf(hotel.place).includes(place))
