import type { Schemas } from '../../../ports/contract.ts'
import type { Wire } from '../../../ports/provider.ts'
import { expiryOf } from '../days.ts'
import { type FareConversion, fareOf } from './fare.ts'
import { legOf } from './leg.ts'
import { translateEach, textOf } from '../present.ts'
import type { Conversion } from '../conversion.ts'

/**
 * Group key for legs sold separately, in the response shape without group keys. Each has its own offer, and a
 * transaction takes both (decision 17.3).
 */
const SEPARATE_LEGS = 'one-by-one'

/** Results of a flight search, in the current or the legacy shape. Either may arrive, whichever was requested. */
export function toFlights(
  body: Wire['PriceSearchBody'],
  conversion: Conversion & { isRoundTrip: boolean },
): Schemas['FlightSearchResult'] {
  const flights = translateEach(
    body.flights,
    (flight) => flightOf(flight, { ...conversion, expiresOn: body.expiresOn }),
    500,
  )
  const expiries = flights.flatMap(({ offers }) => offers.map(({ expiresOn }) => expiresOn))
  const [earliest] = [expiryOf(conversion.now, body.expiresOn), ...expiries].toSorted()
  return { searchId: body.searchId, expiresOn: earliest ?? expiryOf(conversion.now), flights }
}

/** An empty result, for a refusal that means nothing was found. */
export const noFlights = ({ now }: Conversion): Schemas['FlightSearchResult'] => ({
  searchId: 'none',
  expiresOn: expiryOf(now),
  flights: [],
})

function flightOf(
  flight: Wire['FlightResult'],
  conversion: Conversion & { isRoundTrip: boolean; expiresOn: string | undefined },
): Schemas['Flight'] | undefined {
  const id = textOf(flight.id, 80)
  const legs = translateEach(flight.items, (item) => legOf(item, conversion), 6)
  const offers = flight.offers === undefined ? legacyOffers(flight, conversion) : currentOffers(flight, conversion)
  const isWhole = legs.length > 0 && legs.length === flight.items.length
  return id !== undefined && isWhole && offers.length > 0 ? { id, legs, offers } : undefined
}

function currentOffers(flight: Wire['FlightResult'], conversion: FareConversion): Schemas['FlightOffer'][] {
  return translateEach(flight.offers, (offer) => fareOf(offer, flight.items, conversion), 20)
}

/** The offer of the legacy shape, as one of the current shape. */
function legacyOffers(
  { offer, items, groupKeys, availableSeatCount, reservableInfo }: Wire['FlightResult'],
  conversion: FareConversion & { isRoundTrip: boolean },
): Schemas['FlightOffer'][] {
  if (offer === undefined) return []
  const isHalfOfRoundTrip = conversion.isRoundTrip && items.length === 1
  const current: Wire['FlightOffer'] = {
    // In this shape the baggage is on the legs instead of the offer.
    baggageInformations: items.flatMap(({ baggageInformations }) => baggageInformations ?? []),
    ...offer,
    ...(isHalfOfRoundTrip ? { groupKeys: groupKeys ?? [SEPARATE_LEGS] } : {}),
    ...(availableSeatCount === undefined ? {} : { seatInfo: { availableSeatCount } }),
    ...(reservableInfo === undefined ? {} : { reservableInfo }),
  }
  return translateEach([current], (fare) => fareOf(fare, items, conversion), 1)
}
