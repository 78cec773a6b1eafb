import type { Schema } from '../../api/operations.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import { decodeFlights } from '../../domain/flights/read-flight-address.ts'
import { storedFlightQuery } from './stored-flight-query.ts'
import { searchOfLines } from './search-of-lines.ts'

/** The search that finds the flights of a basket again, with what was chosen if this tab knows it. */
export function basketSearch(products: readonly Schema<'CartLine'>[], today: CivilDate): FlightSearch {
  const stored = storedFlightQuery()
  const known = stored === undefined ? undefined : decodeFlights(stored, today).search
  return searchOfLines(products.filter(isFlight), known, today)
}
