import type { Schema } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { kindOf, type LineKind } from '../../domain/cart/line-kind.ts'
import { encodeFlights } from '../../domain/flights/flight-address.ts'
import { encodeVisit } from '../../domain/hotels/hotel-address.ts'
import { encodeTrip } from '../../domain/tours/trip-address.ts'
import { encodeTransfers } from '../../domain/transfers/transfer-address.ts'
import { defaultTransferSearch } from '../../domain/transfers/transfer-search.ts'
import type { Paths } from '../../paths.ts'
import { basketSearch } from '../offer-hold/basket-search.ts'

type Line = Schema<'CartLine'>

/** What a line's search depends on besides the line: a round trip is two lines. */
type Basket = { products: readonly Line[]; today: CivilDate }

type Address = (line: Line, paths: Paths, basket: Basket) => string | undefined

function visitOf({ checkIn, checkOut, pax, paxes = [pax] }: Line): string | undefined {
  if (checkIn === undefined || checkOut === undefined) return undefined
  const [party = pax, ...more] = paxes
  return encodeVisit({ stay: { checkIn, checkOut }, party, ...(more.length > 0 && { more }) })
}

const hotel: Address = (line, paths) => (line.slug ? paths.hotel(line.slug, visitOf(line)) : paths.hotels())

const tour: Address = ({ slug, checkIn, pax }, paths) =>
  slug === undefined ? undefined : paths.tour(slug, encodeTrip({ date: checkIn, party: pax }))

const service: Address = (line, paths) =>
  line.slug === undefined ? undefined : paths.service(line.slug, visitOf(line))

/** The search for the same places and times, with the return if there is one. */
const transfer: Address = (line, paths) => {
  const { from, to, checkIn, time, checkOut, returnTime, flightNumber, returnFlightNumber, pax, id } = line
  const search = {
    ...defaultTransferSearch(),
    from: from?.id,
    to: to?.id,
    party: pax,
    ride: id,
    out: { date: checkIn, time, flight: flightNumber },
  }
  const back = { date: checkOut, time: returnTime, flight: returnFlightNumber }
  return paths.transfers(encodeTransfers(checkOut === undefined ? search : { ...search, back }))
}

/** The search of the whole trip. */
const flight: Address = (_, paths, { products, today }) => paths.flight(encodeFlights(basketSearch(products, today)))

/** The URL of the page where a line was chosen, with the same dates and people. A kind without a page has no entry. */
const ADDRESSES: Partial<Record<LineKind, Address>> = {
  hotel,
  daily: tour,
  package: tour,
  gulet: service,
  caravan: service,
  charter: service,
  extra: service,
  transfer,
  flight,
}

export const lineAddress = (line: Line, paths: Paths, basket: Basket): string | undefined =>
  ADDRESSES[kindOf(line)]?.(line, paths, basket)
