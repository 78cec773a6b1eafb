import { ProductType, ProviderId, TravellerType } from '@rota/openapi/provider/enums'
import { addDays } from '../../world/basics/civil-date.ts'
import { share } from '../../world/basics/money.ts'
import { inCurrency, price } from '../../world/provider/supply/currency.ts'
import { instant, midnight } from '../../world/provider/wire/days.ts'
import { extrasFor, type Extra } from '../../world/provider/supply/extras.ts'
import { brandOf, fareOf } from '../../world/provider/supply/fares.ts'
import { flightOf } from '../../world/provider/supply/flights.ts'
import { hotelOfferNow, type OfferNow } from '../../world/provider/supply/hotels.ts'
import {
  offerIdOf,
  type ExtraOffer,
  type FlightOffer,
  type HotelOffer,
  type Offer,
} from '../../world/provider/offer-id.ts'
import { isRefundable } from '../../world/provider/penalty.ts'
import { textIn } from '../../world/provider/supply/places.ts'
import { ProviderRefusal } from '../../world/provider/wire/refusal.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'
import { baggage, flightBrand, flightItem, SELLER } from './flights.ts'
import { hotelOffer, roomNights } from './hotel-offers.ts'
import { hotelContent } from './hotels.ts'
import { policies } from './policies.ts'
import { COMMISSION } from './reservation-info.ts'
import { omit } from './omit.ts'

/** The hotel's remarks before booking. They name no sum: nothing of the provider's price is paid at the hotel. */
const REMARK = {
  en: 'Bring an identity card for every guest.',
  tr: 'Her misafir için kimlik getiriniz.',
  de: 'Bitte bringen Sie für jeden Gast einen Ausweis mit.',
  ar: 'يُرجى إحضار بطاقة هوية لكل ضيف.',
}

/** The `availability` of an offer that is sold out. */
const NOT_AVAILABLE = 3

type DetailsRequest = Wire<'OfferDetailsRequest'>

function extraService(offer: HotelOffer, extra: Extra, culture: string): Wire<'ExtraService'> {
  const { currency, checkIn, expiresAt } = offer
  const cost = inCurrency(extra.price, currency)
  const content: ExtraOffer = {
    product: ProductType.AdditionalService,
    extra: extra.code,
    currency,
    price: cost,
    expiresAt,
    checkIn,
  }
  return {
    compulsory: false,
    free: false,
    offers: [
      {
        offerId: offerIdOf(content),
        priceBreakDown: { items: [{ type: TravellerType.Adult, price: price(cost, currency) }] },
        willBePayAt: 1,
        checkIn: midnight(checkIn),
        price: price(cost, currency),
      },
    ],
    code: extra.code,
    id: extra.number,
    name: textIn(extra.name, culture),
  }
}

/** Details that offers of all products share. */
function sharedDetails(id: string, offer: Offer, total: number, owner: number, world: World): Wire<'OfferDetail'> {
  const commission = { percent: COMMISSION / 10, ...price(share(total, COMMISSION), offer.currency) }
  return {
    expiresOn: instant(offer.expiresAt),
    offerId: id,
    isSpecial: false,
    isRefundable: isRefundable(offer, world),
    price: price(total, offer.currency),
    passengerAmountToPay: price(total, offer.currency),
    agencyCommission: commission,
    agencySupplementCommission: { percent: 0, ...price(0, offer.currency) },
    cancellationPolicies: policies(offer, total, owner, world),
    reservableInfo: { reservable: false },
    provider: owner,
    paymentDetail: {
      paymentPlan: [
        {
          paymentNo: 1,
          dueDate: midnight(world.clock.today()),
          price: { percent: 100, ...price(total, offer.currency) },
          paymentStatus: false,
        },
      ],
      paymentInfo: [],
    },
  }
}

/** The hotel with its content and the rooms of the offer. */
function contentOf(offer: HotelOffer, current: OfferNow, culture: string, { world, mediaUrl }: ProviderCallContext) {
  const listedOffer = hotelOffer(current.hotel, current, { ...offer, culture }, world)
  const isAvailable = current.availability !== NOT_AVAILABLE
  const detailedOffer: Wire<'DetailedHotelOffer'> = { ...omit(listedOffer, 'offerId', 'price'), isAvailable }
  return { ...hotelContent(current.hotel, { culture, mediaUrl }), offers: [detailedOffer] }
}

function hotelDetail(
  id: string,
  offer: HotelOffer,
  request: DetailsRequest,
  context: ProviderCallContext,
): Wire<'OfferDetail'> {
  const { world } = context
  const culture = request.culture ?? 'en-US'
  const current = hotelOfferNow(offer, world.catalogue.seeds, world.market())
  return {
    ...sharedDetails(id, offer, current.total, current.hotel.owner, world),
    checkIn: midnight(offer.checkIn),
    checkOut: midnight(addDays(offer.checkIn, offer.night)),
    isAvailable: current.availability !== NOT_AVAILABLE,
    availability: current.availability,
    hotels: request.getProductInfo ? [contentOf(offer, current, culture, context)] : [],
    extraServices: extrasFor('hotel').map((extra) => extraService(offer, extra, culture)),
    priceBreakdowns: roomNights(offer, current.rooms),
    notes: textIn(REMARK, culture),
  }
}

function flightDetail(
  id: string,
  offer: FlightOffer,
  request: DetailsRequest,
  { world }: ProviderCallContext,
): Wire<'OfferDetail'> {
  const culture = request.culture ?? 'en-US'
  const brand = brandOf(offer.brand)
  const legs = offer.legs.map((leg) => ({ leg, flight: flightOf(leg) }))
  const owner = offer.isLegacy ? ProviderId.FlightContent : ProviderId.Flight
  const flownLegs = legs.flatMap(({ leg, flight }) => (flight ? [{ leg, flight }] : []))
  if (brand === undefined || flownLegs.length < legs.length) {
    throw new ProviderRefusal('OfferNotAvailable', 'The flight is not sold any more.')
  }
  const fares = flownLegs.map(({ flight }) => fareOf({ ...offer, flight, brand }, world.market().priceFactor).total)
  const total = fares.reduce((sum, cents) => sum + cents, offer.fee)
  const days = offer.legs.map(({ day }) => day)
  const flights = flownLegs.map((flown, index): Wire<'DetailedFlight'> => ({
    id: flown.flight.flightNo,
    provider: owner,
    items: [flightItem(flown, offer.passengers, culture)],
    offers: [
      {
        offerId: id,
        price: price(fares[index] ?? 0, offer.currency),
        baggageInformations: baggage(flown.flight, brand, offer.passengers),
        flightBrandInfo: flightBrand(brand, true),
        flightProvider: SELLER,
        isPackageOffer: offer.isPackage,
        groupKeys: [offer.group],
        expiresOn: instant(offer.expiresAt),
        provider: owner,
      },
    ],
    groupKeys: [offer.group],
  }))
  return {
    ...sharedDetails(id, offer, total, owner, world),
    checkIn: midnight(Math.min(...days)),
    checkOut: midnight(Math.max(...days)),
    isAvailable: true,
    availability: 1,
    flights,
  }
}

/** The current details of an offer; a sold-out one is marked as unavailable. */
export function offerDetail(
  id: string,
  offer: Offer,
  request: DetailsRequest,
  context: ProviderCallContext,
): Wire<'OfferDetail'> {
  if (offer.product === ProductType.Hotel) return hotelDetail(id, offer, request, context)
  if (offer.product === ProductType.Flight) return flightDetail(id, offer, request, context)
  return {
    ...sharedDetails(id, offer, offer.price, ProviderId.TourVisio, context.world),
    checkIn: midnight(offer.checkIn),
  }
}
