import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './dates/civil-date.ts'
import { readShared, refText, sharedText, type FavouriteRef } from './favourites/favourites.ts'
import { encode } from './hotels/hotel-address.ts'
import { encodeVisit } from './hotels/visit-address.ts'
import { HOTEL_CODEC } from './hotels/hotel-filters.ts'
import type { HotelSearch } from './hotels/hotel-search.ts'
import { decode } from './hotels/read-hotel-address.ts'
import { listQueries } from './listing/testing/list-queries.ts'
import { normaliseParty } from './people/party.ts'
import { decodePlaces, encodePlaces, type PlaceList } from './places/place-list.ts'
import { decodeServices, encodeServices, type ServiceSearch } from './services/service-address.ts'
import { SERVICE_CODEC, SERVICE_KINDS } from './services/service-filters.ts'
import { oneLine } from './text/one-line.ts'
import { decodeTrip } from './tours/read-trip.ts'
import { decodeTours, encodeTours, type TourSearch } from './tours/tour-address.ts'
import { TOUR_CODEC } from './tours/tour-filters.ts'
import { encodeTrip, type Trip } from './tours/trip-address.ts'

// Codecs whose values need more than a few lines have this test beside them: hotels of the agency, flights, transfers.

const TODAY = 20270501

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const days = fc.integer({ min: 0, max: 400 }).map((ahead) => addDays(TODAY, ahead))
/** A line that somebody types, in any script, of at most so many characters. */
const lines = (longest: number) =>
  fc.string({ unit: 'grapheme', maxLength: longest, size: 'max' }).map((text) => oneLine(text, longest))
const parties = fc
  .record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  })
  .map(normaliseParty)

/** When and who, at the provider: up to nine rooms, and a nationality. */
const visits = fc
  .record({
    from: fc.integer({ min: 0, max: 300 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(parties, { minLength: 1, maxLength: 9 }),
    nationality: maybe(fc.stringMatching(/^[A-Z]{2}$/)),
  })
  .map(({ from, nights, rooms: [party = { adults: 2, children: [] }, ...more], nationality }) => ({
    stay: { checkIn: addDays(TODAY, from), checkOut: addDays(TODAY, from + nights) },
    party,
    ...(more.length > 0 && { more }),
    ...(nationality !== undefined && { nationality }),
  }))

const providerHotels: fc.Arbitrary<HotelSearch> = fc
  .tuple(maybe(fc.stringMatching(/^[1-5]-[A-Za-z0-9]{1,40}$/)), lines(120), visits, listQueries(HOTEL_CODEC))
  .map(([place, label, visit, list]) => ({ ...(place !== undefined && { place }), label, ...visit, ...list }))

const tours: fc.Arbitrary<TourSearch> = fc
  .tuple(lines(60), maybe(days), listQueries(TOUR_CODEC))
  .map(([name, from, list]) => ({ name, ...(from !== undefined && { from }), ...list }))

const services: fc.Arbitrary<ServiceSearch> = fc
  .tuple(fc.constantFrom(...SERVICE_KINDS), listQueries(SERVICE_CODEC))
  .map(([kind, list]) => ({ kind, ...list }))

const trips: fc.Arbitrary<Trip> = fc
  .tuple(maybe(days), parties)
  .map(([date, party]) => ({ ...(date !== undefined && { date }), party }))

const places: fc.Arbitrary<PlaceList> = fc.record({
  name: lines(60),
  sort: fc.constantFrom('hotels', 'name'),
  page: fc.integer({ min: 1, max: 1000 }),
})

const favourites: fc.Arbitrary<FavouriteRef[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('hotel', 'tour', 'service', 'transfer'),
      id: fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
    }),
    fc.record({
      kind: fc.constant('hotel' as const),
      id: fc.stringMatching(/^p(?:0|[1-9][0-9]?)-[A-Za-z0-9]{1,40}$/),
    }),
  ),
  { selector: refText, maxLength: 50 },
)

/** Checks a codec with any values: each is read back from the URL that says it, unrepaired. Returns what is wrong. */
const readsBack =
  <Value>(values: fc.Arbitrary<Value>, write: (value: Value) => string, read: (query: string) => unknown) =>
  (): string | undefined =>
    fc.defaultReportMessage(
      fc.check(
        fc.property(values, (value) => {
          expect(read(write(value))).toEqual({ search: value, repaired: [] })
        }),
      ),
    )

const RULES = {
  'the hotels of a provider': readsBack(providerHotels, encode, (query) => {
    const { search, repaired } = decode(query, TODAY, 'provider')
    return { search, repaired }
  }),
  'a stay at a hotel': readsBack(visits, encodeVisit, (query) => {
    const { stay, party, more, nationality } = decode(query, TODAY, 'provider').search
    return { search: { stay, party, more, nationality }, repaired: [] }
  }),
  'the tours': readsBack(tours, encodeTours, (query) => decodeTours(query, TODAY)),
  'the services': readsBack(services, encodeServices, decodeServices),
  'a departure of a tour': readsBack(trips, encodeTrip, (query) => ({
    search: decodeTrip(query, TODAY),
    repaired: [],
  })),
  'the places': readsBack(places, encodePlaces, (query) => ({ search: decodePlaces(query), repaired: [] })),
  'a shared list of favourites': readsBack(favourites, sharedText, (text) => ({
    search: readShared(text),
    repaired: [],
  })),
}

test.each(Object.entries(RULES))('whatever is chosen, the address of %s says it (decision 35.3)', (_, wrong) => {
  expect(wrong()).toBeUndefined()
})
