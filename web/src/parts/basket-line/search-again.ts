import { parseIso } from '../../domain/dates/read-date.ts'
import { encodeTrip } from '../../domain/flights/flight-address.ts'
import { ONE_ADULT } from '../../domain/flights/flight-party.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { isInfant } from '../../domain/people/party.ts'
import type { Paths } from '../../paths.ts'
import { productAddress } from './line-address.ts'
import type { SoldLine } from './sold-line.ts'

/** A line, and the URL of the search that found it. */
export type SearchAgain = { line: SoldLine; href: string }

/**
 * The searches that found some lines, with their dates and people (decision 22.6): one for each line, and one for a
 * flight with its return. Something without a search of its own leads to the home page.
 */
export function searchesAgain(lines: readonly SoldLine[], paths: Paths): SearchAgain[] {
  const flights = lines.filter(isFlight)
  return lines.flatMap((line) => {
    if (!isFlight(line)) return [{ line, href: productAddress(line, paths) ?? paths.home() }]
    return line === flights[0] ? [{ line, href: flightAddress(flights, paths) }] : []
  })
}

function flightAddress(flights: readonly SoldLine[], paths: Paths): string {
  const legs = flights.flatMap((line) => line.legs ?? [])
  const there = legs.filter(({ route }) => route === 1)
  const [first, last, home] = [there[0], there.at(-1), legs.find(({ route }) => route === 2)]
  const departure = dayOf(first)
  if (!first || !last || departure === undefined) return paths.flight()
  const { adults = 1, children = [] } = flights[0]?.pax ?? {}
  const infant = children.filter(isInfant).length
  const trip = {
    trip: home ? ('round' as const) : ('one-way' as const),
    from: { id: first.departure.airport.id, type: 3 as const },
    to: { id: last.arrival.airport.id, type: 3 as const },
    departure,
    back: dayOf(home) ?? departure,
    party: { ...ONE_ADULT, adult: adults, child: children.length - infant, infant },
  }
  return paths.flight(encodeTrip(trip))
}

/** The local day on which a leg departs. */
const dayOf = (leg: NonNullable<SoldLine['legs']>[number] | undefined) =>
  leg && parseIso(leg.departure.date.slice(0, 10))
