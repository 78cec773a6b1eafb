import { trickOf } from '../../scenarios/provider-magic.ts'
import { effectOf } from '../../scenarios/routes.ts'
import { share, type Cents } from '../basics/money.ts'
import type { World } from '../world.ts'
import { fareOf, brandOf } from './supply/fares.ts'
import { flightOf } from './supply/flights.ts'
import { hotelOfferNow } from './supply/hotels.ts'
import type { FlightOffer, HotelOffer, Offer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import type { ServiceRecord } from './transaction-record.ts'

/** What a price is raised by where one has moved by the time it is booked, in thousandths. */
const MOVED = 1070

const gone = (): never => {
  throw new ProviderRefusal('OfferNotAvailable', 'The offer is not available any more.')
}

function hotelPrice(offer: HotelOffer, world: World): Cents {
  const now = hotelOfferNow(offer, world.catalogue.seeds, world.market())
  if (now.availability === 3) gone()
  return trickOf('hotel', offer.hotel) === 'price-changes' ? share(now.total, MOVED) : now.total
}

/** The price of every leg of a flight offer, fees included. */
function legPrices(offer: FlightOffer, world: World): Cents[] {
  const brand = brandOf(offer.brand)
  return offer.legs.map((leg, at) => {
    const flight = flightOf(leg)
    if (flight === undefined || brand === undefined) return gone()
    const { total } = fareOf({ ...offer, flight, brand }, world.market().raise)
    const isMoved = effectOf(leg.from, leg.to) === 'price-changes'
    return (isMoved ? share(total, MOVED) : total) + (at === 0 ? offer.fee : 0)
  })
}

/** What an offer costs at this moment. Refuses one that is gone. */
export function priceNow(offer: Offer, world: World): Cents {
  if (offer.product === 2) return hotelPrice(offer, world)
  if (offer.product === 11) return offer.price
  return legPrices(offer, world).reduce((sum, cents) => sum + cents, 0)
}

/**
 * The services that offers become, priced now, one for each hotel, extra and leg. Of package offers the dearer is paid,
 * and of the other only its fee.
 */
export function servicesOf(
  offers: readonly Offer[],
  travellers: readonly string[],
  world: World,
  first: number,
): ServiceRecord[] {
  const bundle = offers.filter((offer) => offer.product === 3 && offer.isPackage)
  const dearest = Math.max(0, ...bundle.map((offer) => priceNow(offer, world)))
  let isPaid = false
  const found = offers.flatMap((offer) => {
    const prices = offer.product === 3 ? legPrices(offer, world) : [priceNow(offer, world)]
    if (bundle.length < 2 || !bundle.includes(offer)) return prices.map((price, leg) => ({ offer, leg, price }))
    const isDearest = !isPaid && priceNow(offer, world) === dearest
    isPaid ||= isDearest
    const rest = offer.product === 3 ? offer.fee : 0
    return prices.map((price, leg) => ({ offer, leg, price: isDearest ? price : rest }))
  })
  return found.map((service, at) => ({
    ...service,
    id: String(first + at),
    travellers: [...travellers],
    isCancelled: false,
  }))
}
