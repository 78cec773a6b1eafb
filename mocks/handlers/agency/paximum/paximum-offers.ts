import { ProductType } from '@rota/openapi/agency/enums'
import type { Handlers } from '@rota/openapi/agency/handlers'
import { flightIdOf, offerView } from '../../../world/flights/flight-view.ts'
import { expiryOf } from '../../../world/flights/flight-search.ts'
import { flightOfferOf } from '../../../world/flights/offer-id.ts'
import { moneyIn } from '../../../world/paximum/currency.ts'
import { inCurrency } from '../../../world/provider/supply/currency.ts'
import { extraOfferId, extrasOf } from '../../../world/paximum/extras.ts'
import { offersOfHotel } from '../../../world/paximum/hotel-search.ts'
import { hotelOfferOf } from '../../../world/paximum/hotels.ts'
import { providerIdOf } from '../../../world/provider/supply/rooms.ts'
import { offeredAs, policiesOf } from '../../../world/paximum/offered.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { AIRLINES } from '../../../world/seed/flights/airlines.ts'
import type { World } from '../../../world/world.ts'
import type { CallContext } from '../../call-context.ts'

const offerNotFound = () => new Refusal('not-found', 'There is no such offer.')

/** Operations of openapi/paths/agency/paximum/offers.yaml. */
export const paximumOffers: Pick<Handlers<CallContext>, 'offerList' | 'offerDetail'> = {
  offerList: async ({ body, context }) => ({
    status: 200,
    body: {
      items:
        body.productType === ProductType.Hotel
          ? { hotelOffers: hotelOffers(body, context) }
          : { flightOffers: body.offerIds.flatMap((id) => flightOffers(id, context)) },
    },
  }),

  offerDetail: async ({ body, context }) => ({
    status: 200,
    body: { items: { offerDetails: body.offerIds.map((id) => details(id, body, context)) } },
  }),
}

function hotelOffers(
  request: Schema<'HotelOffersRequest'>,
  { world, site }: CallContext,
): Schema<'ProviderHotelOffer'>[] {
  const offer = hotelOfferOf(request.offerId, world.catalogue.seeds)
  if (offer === undefined || providerIdOf(offer.hotel) !== request.productId) throw offerNotFound()
  requireFresh(offer.expiresAt, world)
  const { currency, culture } = request
  const stay = { checkIn: offer.checkIn, night: offer.night, parties: offer.parties }
  return offersOfHotel(offer.hotel, stay, { currency, culture, now: world.clock.now(), market: world.market(site) })
}

type FlightOffers = NonNullable<Schema<'OfferList'>['flightOffers']>

/**
 * One offer for each fare brand of the offer's flight. An offer with a group key gets the brands of that group only, and
 * its brands have no group keys of their own.
 */
function flightOffers(offerId: string, { world, site }: CallContext): FlightOffers {
  const flightOffer = flightOfferOf(offerId)
  if (flightOffer === undefined) throw offerNotFound()
  requireFresh(flightOffer.expiresAt, world)
  const { groupKey, ...offer } = flightOffer
  const flightId = flightIdOf(offer.journey)
  const { today: searched, priceFactor } = world.market(site)
  const expiresAt = expiryOf(flightId, world.clock.now())
  return AIRLINES[offer.journey.airline].brands
    .filter(({ groupKeys }) => groupKey === undefined || groupKeys.includes(groupKey))
    .map((brand) => {
      const keys = groupKey === undefined ? [] : brand.groupKeys
      return {
        flightId,
        route: offer.route,
        offer: offerView({ ...offer, brand, searched, priceFactor, expiresAt }, keys),
      }
    })
}

function requireFresh(expiresAt: number, world: World): void {
  if (expiresAt <= world.clock.now()) throw new Refusal('expired', 'The offer has expired.')
}

/** The details of an offer in the requested currency. Refuses an offer that has expired. */
function details(
  offerId: string,
  { currency }: Schema<'OfferDetailsRequest'>,
  { world, site }: CallContext,
): Schema<'OfferDetails'> {
  const market = world.market(site)
  const offer = offeredAs(offerId, world.catalogue.seeds, market)
  requireFresh(offer.expiresAt, world)
  const price = moneyIn(inCurrency(offer.price, currency), currency)
  return {
    offerId,
    productType: offer.product,
    isAvailable: offer.isAvailable,
    isRefundable: offer.freeUntil !== undefined,
    price,
    checkIn: offer.beginDate,
    checkOut: offer.endDate,
    cancellationPolicies: policiesOf(offer, price, world.clock.now()),
    reservableInfo: { reservable: false },
    extraServices: extrasOf(offer.product, market).map((extra) => ({
      id: extra.id,
      name: extra.name.en,
      compulsory: false,
      offerId: extraOfferId(extra),
      price: moneyIn(inCurrency(extra.price, currency), currency),
    })),
    expiresOn: new Date(offer.expiresAt).toISOString(),
  }
}
