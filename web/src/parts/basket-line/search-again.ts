import { isFlight } from '../../domain/cart/cart-line.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { encodeTrip } from '../../domain/flights/flight-address.ts'
import type { Paths } from '../../paths.ts'
import { searchOfLines } from '../offer-hold/search-of-lines.ts'
import { productAddress } from './line-address.ts'
import type { SoldLine } from './sold-line.ts'

/** A line, and the URL of the search that found it. */
type SearchAgain = { line: SoldLine; href: string }

/**
 * Links to search for some lines again, with their dates and people (decision 22.6): one for each line, but a flight
 * and its return share one. Lines of a kind without a page get the home page.
 */
export function searchesAgain(lines: readonly SoldLine[], paths: Paths, today: CivilDate): SearchAgain[] {
  const flights = lines.filter(isFlight)
  return lines.flatMap((line) => {
    if (!isFlight(line)) return [{ line, href: productAddress(line, paths) ?? paths.home() }]
    const trip = searchOfLines(flights, undefined, today)
    return line === flights[0] ? [{ line, href: paths.flight(encodeTrip(trip)) }] : []
  })
}
