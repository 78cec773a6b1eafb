import type { Schemas } from '../../../ports/contract.ts'
import type { Wire } from '../../../ports/provider.ts'
import { expiryOf } from '../days.ts'
import { type FareTelling, fareOf } from './fare.ts'
import { legOf } from './leg.ts'
import { kept, textOf } from '../present.ts'
import type { Telling } from '../telling.ts'

/**
 * Group key for legs sold separately, in the response shape without group keys. Each has its own offer, and a
 * transaction takes both (decision 17.3).
 */
const ONE_BY_ONE = 'one-by-one'

/** Results of a flight search, in the current or the legacy shape. Either may arrive, whichever was requested. */
export function flightsTold(
  body: Wire['PriceSearchBody'],
  telling: Telling & { isRoundTrip: boolean },
): Schemas['FlightSearchResult'] {
  const flights = kept(body.flights, (flight) => flightOf(flight, { ...telling, expiresOn: body.expiresOn }), 500)
  const expiries = flights.flatMap(({ offers }) => offers.map(({ expiresOn }) => expiresOn))
  const [earliest] = [expiryOf(telling.now, body.expiresOn), ...expiries].toSorted()
  return { searchId: body.searchId, expiresOn: earliest ?? expiryOf(telling.now), flights }
}

/** An empty result, for a refusal that means nothing was found. */
export const noFlights = ({ now }: Telling): Schemas['FlightSearchResult'] => ({
  searchId: 'none',
  expiresOn: expiryOf(now),
  flights: [],
})

function flightOf(
  flight: Wire['FlightResult'],
  telling: Telling & { isRoundTrip: boolean; expiresOn: string | undefined },
): Schemas['Flight'] | undefined {
  const id = textOf(flight.id, 80)
  const legs = kept(flight.items, (item) => legOf(item, telling), 6)
  const offers = flight.offers === undefined ? legacyOffers(flight, telling) : currentOffers(flight, telling)
  const isWhole = legs.length > 0 && legs.length === flight.items.length
  return id !== undefined && isWhole && offers.length > 0 ? { id, legs, offers } : undefined
}

function currentOffers(flight: Wire['FlightResult'], telling: FareTelling): Schemas['FlightOffer'][] {
  return kept(flight.offers, (offer) => fareOf(offer, flight.items, telling), 20)
}

function legacyOffers(
  { offer, items, groupKeys, availableSeatCount, reservableInfo }: Wire['FlightResult'],
  telling: FareTelling & { isRoundTrip: boolean },
): Schemas['FlightOffer'][] {
  if (offer === undefined) return []
  const isPaired = telling.isRoundTrip && items.length === 1
  const known: Wire['FlightOffer'] = {
    // In this shape the baggage is on the legs instead of the offer.
    baggageInformations: items.flatMap(({ baggageInformations }) => baggageInformations ?? []),
    ...offer,
    ...(isPaired ? { groupKeys: groupKeys ?? [ONE_BY_ONE] } : {}),
    ...(availableSeatCount === undefined ? {} : { seatInfo: { availableSeatCount } }),
    ...(reservableInfo === undefined ? {} : { reservableInfo }),
  }
  return kept([known], (it) => fareOf(it, items, telling), 1)
}
