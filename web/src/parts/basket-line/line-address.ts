import type { Schema } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { kindOf, type LineKind } from '../../domain/cart/line-kind.ts'
import { encodeFlights } from '../../domain/flights/flight-address.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { encodeTrip } from '../../domain/tours/trip-address.ts'
import { encodeTransfers } from '../../domain/transfers/transfer-address.ts'
import { DEFAULT_BAGS, defaultTransferSearch } from '../../domain/transfers/transfer-search.ts'
import type { Paths } from '../../paths.ts'
import { basketSearch } from '../offer-hold/basket-search.ts'
import type { SoldLine } from './sold-line.ts'

type Line = Schema<'CartLine'>

/** What the URL of a flight needs besides the line: the two flights of a round trip are two lines of the basket. */
type BasketContext = { products: readonly Line[]; today: CivilDate }

type Address = (line: SoldLine, paths: Paths) => string | undefined

function visitQuery({ checkIn, checkOut, pax, paxes = [pax] }: SoldLine): string | undefined {
  if (checkIn === undefined || checkOut === undefined) return undefined
  const [party = pax, ...more] = paxes
  return encodeVisit({ stay: { checkIn, checkOut }, party, ...(more.length > 0 && { more }) })
}

const hotel: Address = (line, paths) =>
  line.slug ? paths.hotel(line.slug, visitQuery(line)) : paths.hotels(visitQuery(line))

const tour: Address = ({ slug, checkIn, pax }, paths) =>
  slug === undefined ? undefined : paths.tour(slug, encodeTrip({ date: checkIn, party: pax }))

const service: Address = (line, paths) =>
  line.slug === undefined ? undefined : paths.service(line.slug, visitQuery(line))

/** The search for the same places and times, with the return if there is one. */
const transfer: Address = (line, paths) => {
  const { from, to, checkIn, time, checkOut, returnTime, flightNumber, returnFlightNumber, pax, id } = line
  const { bags = DEFAULT_BAGS, childSeats = 0 } = line
  const search = {
    ...defaultTransferSearch(),
    from: from?.id,
    to: to?.id,
    party: pax,
    bags,
    childSeats,
    ride: id,
    out: { date: checkIn, time, flight: flightNumber },
  }
  const back = { date: checkOut, time: returnTime, flight: returnFlightNumber }
  return paths.transfers(encodeTransfers(checkOut === undefined ? search : { ...search, back }))
}

/** How to build the URL of each kind. Kinds without a page have no entry, nor have flights (see `lineAddress`). */
const ADDRESSES: Partial<Record<LineKind, Address>> = {
  hotel,
  daily: tour,
  package: tour,
  gulet: service,
  caravan: service,
  charter: service,
  extra: service,
  transfer,
}

/**
 * The URL of a product's page, with the dates and people of the line. Undefined for kinds without a page, and flights.
 */
export const productAddress = (line: SoldLine, paths: Paths): string | undefined =>
  ADDRESSES[kindOf(line)]?.(line, paths)

/** The URL of the page where a basket line was chosen; for a flight the search of the whole trip. */
export function lineAddress(line: Line, paths: Paths, { products, today }: BasketContext): string | undefined {
  if (kindOf(line) === 'flight') return paths.flight(encodeFlights(basketSearch(products, today)))
  return productAddress(line, paths)
}
