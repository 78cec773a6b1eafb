import { ProductType } from '@rota/openapi/provider/enums'
import { trickOf } from '../../scenarios/provider/provider-magic.ts'
import { effectOf } from '../../scenarios/routes.ts'
import { share, type Cents } from '../basics/money.ts'
import type { World } from '../world.ts'
import { fareOf, brandOf } from './supply/fares.ts'
import { flightOf } from './supply/flights.ts'
import { hotelOfferNow } from './supply/hotels.ts'
import type { FlightOffer, HotelOffer, Offer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import type { ServiceRecord } from './transaction-record.ts'

/** Price factor of an offer whose price has changed since the search, in thousandths. */
const CHANGED_PRICE_FACTOR = 1070

const refuseUnavailable = (): never => {
  throw new ProviderRefusal('OfferNotAvailable', 'The offer is not available any more.')
}

function hotelPrice(offer: HotelOffer, world: World): Cents {
  const current = hotelOfferNow(offer, world.catalogue.seeds, world.market())
  if (current.availability === 3) refuseUnavailable()
  return trickOf('hotel', offer.hotel) === 'price-changes' ? share(current.total, CHANGED_PRICE_FACTOR) : current.total
}

/** The price of each leg of a flight offer, including fees. */
function legPrices(offer: FlightOffer, world: World): Cents[] {
  const brand = brandOf(offer.brand)
  return offer.legs.map((leg, index) => {
    const flight = flightOf(leg)
    if (flight === undefined || brand === undefined) return refuseUnavailable()
    const { total } = fareOf({ ...offer, flight, brand }, world.market().priceFactor)
    const hasPriceChanged = effectOf(leg.from, leg.to) === 'price-changes'
    return (hasPriceChanged ? share(total, CHANGED_PRICE_FACTOR) : total) + (index === 0 ? offer.fee : 0)
  })
}

/** The current price of an offer. Refuses an offer that is no longer available. */
export function priceNow(offer: Offer, world: World): Cents {
  if (offer.product === ProductType.Hotel) return hotelPrice(offer, world)
  if (offer.product === ProductType.AdditionalService) return offer.price
  return legPrices(offer, world).reduce((sum, cents) => sum + cents, 0)
}

/**
 * The services of offers at current prices, one for each hotel, extra and leg. Of package offers only the most
 * expensive is charged; the others cost their fee only.
 */
export function servicesOf(
  offers: readonly Offer[],
  travellers: readonly string[],
  world: World,
  firstId: number,
): ServiceRecord[] {
  const packageOffers = offers.filter((offer) => offer.product === ProductType.Flight && offer.isPackage)
  const highestPrice = Math.max(0, ...packageOffers.map((offer) => priceNow(offer, world)))
  let isPackageCharged = false
  const services = offers.flatMap((offer) => {
    const prices = offer.product === ProductType.Flight ? legPrices(offer, world) : [priceNow(offer, world)]
    if (packageOffers.length < 2 || !packageOffers.includes(offer))
      return prices.map((price, leg) => ({ offer, leg, price }))
    const isCharged = !isPackageCharged && priceNow(offer, world) === highestPrice
    isPackageCharged ||= isCharged
    const fee = offer.product === ProductType.Flight ? offer.fee : 0
    return prices.map((price, leg) => ({ offer, leg, price: isCharged ? price : fee }))
  })
  return services.map((service, index) => ({
    ...service,
    id: String(firstId + index),
    travellers: [...travellers],
    isCancelled: false,
  }))
}
