import type { Amount } from '../money/amounts.ts'
import type { Choice, Trip } from './flight-search.ts'
import { pairOf, type Fare, type Pair } from './flight-pairing.ts'

/** The fields of a fare that the rules use (decision 1.7). */
export type FlightOffer = Fare & {
  brand: { id: string }
  baggage: readonly { type: number; weight?: number; piece?: number }[]
  expiresOn: string
}

/** The fields of a flight that the rules use: one direction, or both directions of a bundle that is sold as a whole. */
export type Flight<Offer extends FlightOffer = FlightOffer> = {
  id: string
  legs: readonly Leg[]
  offers: readonly Offer[]
}

type Leg = {
  route: number
  airline: { id: string }
  departure: { date: string }
  arrival: { date: string }
  duration: number
  stopCount: number
}

/** A flight that can still be chosen, with its available fares, cheapest first. */
export type OpenFlight<Of extends Flight = Flight> = {
  flight: Of
  offers: Of['offers'][number][]
  /**
   * The total of the whole trip for each fare, in the same order; until the return is chosen, the lowest possible
   * total.
   */
  totals: Amount[]
}

/** A flight with the chosen fare. */
export type Chosen<Of extends Flight = Flight> = { flight: Of; offer: Of['offers'][number] }

/** Whether a flight contains both directions, so that nothing is left to choose. */
export const isBundle = ({ legs }: Flight): boolean => new Set(legs.map(({ route }) => route)).size > 1

const byTotal = (a: { total: Amount }, b: { total: Amount }) => a.total.value - b.total.value

/** A flight reduced to the fares that have a total, as a list of one entry for `flatMap`; empty when no fare has one. */
function openFlight<Of extends Flight>(
  flight: Of,
  totalOf: (offer: Of['offers'][number]) => Amount | undefined,
): OpenFlight<Of>[] {
  const open = flight.offers.flatMap((offer: Of['offers'][number]) => {
    const total = totalOf(offer)
    return total ? [{ offer, total }] : []
  })
  const sorted = open.toSorted(byTotal)
  const [offers, totals] = [sorted.map(({ offer }) => offer), sorted.map(({ total }) => total)]
  return sorted.length > 0 ? [{ flight, offers, totals }] : []
}

/**
 * Departures that can be chosen, each fare with the lowest total it leads to: sold alone, or with a compatible return.
 * Departures without a compatible return are left out, because choosing one would end in a refusal (decision 43.2).
 */
export function departuresOf<Of extends Flight>(flights: readonly Of[], trip: Trip): OpenFlight<Of>[] {
  const totalOf = (flight: Of) => (offer: Of['offers'][number]) => {
    if (trip === 'round' && !isBundle(flight)) return lowestTotal(returnsFor(flights, { flight, offer }))
    return offer.offerId === undefined ? undefined : offer.price
  }
  return flights.filter(({ legs }) => legs[0]?.route === 1).flatMap((flight) => openFlight(flight, totalOf(flight)))
}

/**
 * "Only compatible returns" (decision 43.2): returns that are sold with a departure and leave after its arrival, each
 * fare with the total of both. The two times are local to the same city, so their texts compare.
 */
export function returnsFor<Of extends Flight>(flights: readonly Of[], { flight, offer }: Chosen<Of>): OpenFlight<Of>[] {
  if (isBundle(flight)) return []
  const arrival = flight.legs.at(-1)?.arrival.date ?? ''
  return flights
    .filter(({ legs: [first] }) => first?.route === 2 && first.departure.date > arrival)
    .flatMap((home) => openFlight(home, (back) => pairOf(offer, back)?.total))
}

/** The lowest total that a list leads to. */
export const lowestTotal = (open: readonly OpenFlight[]): Amount | undefined =>
  open.flatMap(({ totals }) => totals.slice(0, 1)).toSorted((a, b) => a.value - b.value)[0]

/** The flight and fare that the URL names; undefined when they are no longer available. */
export function chosenOf<Of extends Flight>(
  open: readonly OpenFlight<Of>[],
  choice: Choice | undefined,
): Chosen<Of> | undefined {
  const entry = choice && open.find(({ flight }) => flight.id === choice.flight)
  const offer = entry?.offers.find(({ brand }) => brand.id === choice?.fare)
  return entry && offer && { flight: entry.flight, offer }
}

/** A choice as the URL names it. */
export const choiceOf = ({ flight, offer }: { flight: { id: string }; offer: { brand: { id: string } } }): Choice => ({
  flight: flight.id,
  fare: offer.brand.id,
})

/** The chosen flights, with the offer ids to book and the total of both. */
export type ChosenTrip<Of extends Flight = Flight> = {
  legs: { chosen: Chosen<Of>; route: 1 | 2; offerId: string }[]
  total: Amount
}

/** The whole trip once everything is chosen; undefined before. */
export function tripOf<Of extends Flight>(
  trip: Trip,
  out: Chosen<Of> | undefined,
  home: Chosen<Of> | undefined,
): ChosenTrip<Of> | undefined {
  if (!out) return undefined
  if (trip === 'one-way' || isBundle(out.flight)) {
    const { offerId, price } = out.offer
    return offerId === undefined ? undefined : { legs: [{ chosen: out, route: 1, offerId }], total: price }
  }
  const pair: Pair | undefined = home && pairOf(out.offer, home.offer)
  if (!home || !pair) return undefined
  const legs = [
    { chosen: out, route: 1 as const, offerId: pair.out },
    { chosen: home, route: 2 as const, offerId: pair.home },
  ]
  return { legs, total: pair.total }
}
