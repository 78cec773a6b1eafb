import { ProductType } from '@rota/openapi/agency/enums'
import type { Market } from '../prices/choice.ts'
import { KIND, KINDS, type Kind, type Passengers } from './fares.ts'
import { flightPrice } from './flight-view.ts'
import { flightOfferOf } from './offer-id.ts'
import type { Journey } from './timetable.ts'
import { withMarkup } from '../prices/markup.ts'
import type { Cents } from '../basics/money.ts'
import { liraFrom } from '../provider/supply/currency.ts'
import { brandOf } from '../provider/supply/fares.ts'
import { flightOf } from '../provider/supply/flights.ts'
import { providerOffer } from '../provider/offer-id.ts'
import type { BrandSeed } from '../seed/flights/airlines.ts'

/** Seats on one leg of a flight, offered by the agency or by the provider itself. */
export interface Seat {
  readonly journey: Journey
  readonly brand: BrandSeed
  readonly route: 1 | 2
  readonly people: number
  /** Everybody by kind, without counts of 0. */
  readonly fliers: Passengers
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number
  /** In hundredths of a lira, including the site's markup. */
  readonly price: Cents
}

/**
 * The seats of an offer id; undefined when it is not a flight offer. An agency offer already includes the markup; a
 * direct offer of the provider gets it here.
 */
export function seatOf(
  offerId: string,
  { priceFactor, markup }: Pick<Market, 'priceFactor' | 'markup'>,
): Seat | undefined {
  const offer = flightOfferOf(offerId)
  if (offer === undefined) return providerSeat(offerId, markup)
  const { journey, brand, route, passengers, expiresAt } = offer
  return { journey, brand, route, ...everybody(passengers), expiresAt, price: flightPrice(offer, priceFactor) }
}

function providerSeat(offerId: string, markup: number): Seat | undefined {
  const offer = providerOffer(offerId)
  if (offer?.product !== ProductType.Flight) return undefined
  const [leg] = offer.legs
  const journey = leg && flightOf(leg)?.journey
  const brand = brandOf(offer.brand)
  if (leg === undefined || journey === undefined || brand === undefined) return undefined
  const countOf = (kind: Kind) => offer.passengers.find(({ type }) => type === KIND[kind].type)?.count ?? 0
  const passengers = Object.fromEntries(KINDS.map((kind) => [kind, countOf(kind)]))
  const price = withMarkup(liraFrom(offer.price, offer.currency), markup)
  return { journey, brand, route: leg.route, ...everybody(passengers), expiresAt: offer.expiresAt, price }
}

function everybody(passengers: Passengers): Pick<Seat, 'people' | 'fliers'> {
  const counted = KINDS.map((kind) => [kind, passengers[kind] ?? 0] as const).filter(([, count]) => count > 0)
  return { people: counted.reduce((sum, [, count]) => sum + count, 0), fliers: Object.fromEntries(counted) }
}
