import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShared, sharedText } from './favourites/favourites.ts'
import { encodeFlights } from './flights/flight-address.ts'
import { decodeFlights } from './flights/read-flight-address.ts'
import { encode } from './hotels/hotel-address.ts'
import { encodeVisit } from './hotels/visit-address.ts'
import { decode } from './hotels/read-hotel-address.ts'
import { decodePlaces, encodePlaces } from './places/place-list.ts'
import { decodeServices, encodeServices } from './services/service-address.ts'
import { decodeTrip } from './tours/read-trip.ts'
import { decodeTours, encodeTours } from './tours/tour-address.ts'
import { encodeTrip } from './tours/trip-address.ts'
import { decodeTransfers } from './transfers/read-transfer-address.ts'
import { encodeTransfers } from './transfers/transfer-address.ts'

const TODAY = 20270501

/** Reads a query, and writes the search that it holds. */
type Codec = (query: string) => { search: object; repaired: string[]; query: string }

const CODECS: Record<string, Codec> = {
  hotels: (query) => {
    const read = decode(query, TODAY)
    return { search: read.search, repaired: read.repaired, query: encode(read.search) }
  },
  'the hotels of a provider': (query) => {
    const read = decode(query, TODAY, 'provider')
    return { search: read.search, repaired: read.repaired, query: encode(read.search) }
  },
  'a stay at a hotel': (query) => {
    const { search } = decode(query, TODAY, 'provider')
    const { stay, party, more, nationality } = search
    return { search: { stay, party, more, nationality }, repaired: [], query: encodeVisit(search) }
  },
  flights: (query) => {
    const read = decodeFlights(query, TODAY)
    return { ...read, query: encodeFlights(read.search) }
  },
  tours: (query) => {
    const read = decodeTours(query, TODAY)
    return { ...read, query: encodeTours(read.search) }
  },
  services: (query) => {
    const read = decodeServices(query)
    return { ...read, query: encodeServices(read.search) }
  },
  transfers: (query) => {
    const read = decodeTransfers(query, TODAY)
    return { ...read, query: encodeTransfers(read.search) }
  },
  trip: (query) => {
    const search = decodeTrip(query, TODAY)
    return { search, repaired: [], query: encodeTrip(search) }
  },
  places: (query) => {
    const search = decodePlaces(query)
    return { search, repaired: [], query: encodePlaces(search) }
  },
  favourites: (query) => {
    const search = readShared(new URLSearchParams(query).get('ids') ?? '')
    return { search, repaired: [], query: `ids=${sharedText(search)}` }
  },
}

const NAMES = [
  'place label checkIn checkOut adults children rooms nationality stars price sort page board theme',
  'trip from to departure return adult child infant senior student young out home stops bag time airline',
  'name type tags places languages date back backTime flight flightTime backFlight bags childSeats ride ids',
].flatMap((line) => line.split(' '))

const VALUES = [
  '0 1 2 4,5 3,x 12 -1 999999999999999999999999999999 ١٢ 100-200 200-100 kas location-kas TK2410 TR xx a~b',
  '2027-05-21 2027-05-26 2027-02-31 2026-01-01 20270521 10:10 25:00',
  'IST city-IST AYT one-way return round daily gulet extra price duration 2-23494 2.5,1 2.18,x',
  'hotel.12,tour.7 hotel.12,hotel.12,yacht.1 tour.',
].flatMap((line) => ['', ...line.split(' ')])

const value = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...VALUES) }, fc.string({ unit: 'grapheme' }))
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, fc.string())
/** Texts that are longer than an address keeps, so that they are cut: before a blank, or beside half a character. */
const long = fc.string({ unit: fc.constantFrom('a', ' ', 'ş', '🏝'), minLength: 50, maxLength: 200, size: 'max' })
const pairs = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(name, value) },
  fc.tuple(fc.constantFrom('name', 'label', 'from', 'place'), long),
)
const queries = fc.array(pairs, { maxLength: 12 }).map((said) => `${new URLSearchParams(said)}`)

test.each(Object.entries(CODECS))(
  'whatever the address of %s says, the search that was read has an address that says exactly it (decision 35.3)',
  (_, codec) => {
    fc.assert(
      fc.property(queries, (query) => {
        const once = codec(query)
        const twice = codec(once.query)
        expect(twice).toEqual({ ...once, repaired: [] })
      }),
    )
  },
)
