import type { Schema } from '../../api/operations.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import { decodeFlights } from '../../domain/flights/read-flight-address.ts'
import { storedFlightQuery } from './stored-flight-query.ts'
import { searchOfLines } from './search-of-lines.ts'

/**
 * The search that finds the flights of a basket again: the original one if this tab has stored it (`searchOfLines`).
 */
export function basketSearch(products: readonly Schema<'CartLine'>[], today: CivilDate): FlightSearch {
  const storedQuery = storedFlightQuery()
  const storedSearch = storedQuery === undefined ? undefined : decodeFlights(storedQuery, today).search
  return searchOfLines(products.filter(isFlight), storedSearch, today)
}
