import { FlightResponseListType, FlightServiceType, ProductType } from '@rota/openapi/provider/enums'
import type { Handlers } from '@rota/openapi/provider/handlers'
import { soldIn } from '../../world/provider/supply/currency.ts'
import { dayOf, instant } from '../../world/provider/wire/days.ts'
import { searchFlights } from '../../world/provider/supply/flight-search.ts'
import {
  findHotel,
  findRooms,
  hotelOf,
  providerHotels,
  type ProviderHotel,
} from '../../world/provider/supply/hotels.ts'
import { openOffer, type Offer } from '../../world/provider/offer-id.ts'
import { placeOf } from '../../world/provider/supply/places.ts'
import { ProviderRefusal } from '../../world/provider/wire/refusal.ts'
import { uuidOf } from '../../world/provider/wire/uuid.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { lineageOf } from '../../world/seed/places.ts'
import type { World } from '../../world/world.ts'
import { answered } from '../provider-wire/envelope.ts'
import { brandOffers, flightAnswer } from '../provider-wire/flight-offers.ts'
import { hotelOffer, type Search } from '../provider-wire/hotel-offers.ts'
import { hotelContent, hotelResult, roomInfos } from '../provider-wire/hotels.ts'
import { offerDetail } from '../provider-wire/offer-details.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** How long a hotel search is valid, in milliseconds. */
const SEARCH_LIFE = 20 * 60_000

type Product = 'priceSearch' | 'offerList' | 'offerDetailList' | 'productInfoView'

/** The hotels that a search requests by id, then those in the places that it requests, without duplicates. */
function hotelsFor({ Products, arrivalLocations = [] }: Wire<'HotelSearchRequest'>, world: World): ProviderHotel[] {
  const { seeds } = world.catalogue
  const byId = (Products ?? []).map((id) => findHotel(id, seeds)).filter((hotel) => hotel !== undefined)
  const requestedPlaces = new Set(arrivalLocations.map(placeOf).filter((place) => place !== undefined))
  const inPlaces = providerHotels(seeds).filter(({ seed }) =>
    lineageOf(seed.place).some((place) => requestedPlaces.has(place)),
  )
  return [...byId, ...inPlaces.filter(({ id }) => !byId.some((hotel) => hotel.id === id))]
}

function hotelSearchBody(body: Wire<'HotelSearchRequest'>, { world, mediaUrl }: ProviderCallContext) {
  const now = world.clock.now()
  const checkIn = dayOf(body.checkIn)
  const { night, nationality, culture } = body
  const parties = body.roomCriteria.map(({ adult, childAges = [] }) => ({ adults: adult, children: [...childAges] }))
  const search: Search = { checkIn, night, parties, nationality, culture, currency: soldIn(body.currency) }
  const hotels = hotelsFor(body, world).flatMap((hotel): Wire<'HotelResult'>[] => {
    const rooms = findRooms(hotel, search, world.market())
    const listedRooms = body.getOnlyBestOffers ? rooms.slice(0, 1) : rooms
    const offers = listedRooms.map((room) => hotelOffer(hotel, room, search, world))
    return offers.length > 0 ? [hotelResult(hotel, offers, { culture, mediaUrl })] : []
  })
  const details = { enablePaging: false, getOnlyBestOffers: body.getOnlyBestOffers ?? false }
  return { expiresOn: instant(now + SEARCH_LIFE), hotels, details }
}

function flightSearchBody(body: Wire<'FlightSearchRequest'>, { world }: ProviderCallContext) {
  const isGrouped = body.supportedFlightReponseListTypes?.includes(FlightResponseListType.Grouped) ?? false
  return flightAnswer(searchFlights(body, world.market(), world.clock.now()), {
    hasFees: body.calculateFlightFees ?? false,
    isGrouped: isGrouped || body.serviceTypes[0] === FlightServiceType.MultiCity,
    now: world.clock.now(),
    culture: body.culture,
  })
}

function hotelOffers(body: Wire<'HotelOffersRequest'>, { world, mediaUrl }: ProviderCallContext) {
  const offer = openOffer(body.offerId, world.clock.now())
  if (offer.product !== ProductType.Hotel || offer.hotel !== body.productId) return refuseOffer()
  const hotel = hotelOf(offer.hotel, world.catalogue.seeds)
  const { checkIn, night, parties, nationality, currency } = offer
  const search: Search = { checkIn, night, parties, nationality, currency, culture: body.culture, again: true }
  const rooms = findRooms(hotel, search, world.market())
  const offers = rooms.slice(0, body.offerCount).map((room) => hotelOffer(hotel, room, search, world))
  const audience = { culture: body.culture, mediaUrl }
  return {
    offers,
    information: { total: rooms.length },
    productId: hotel.id,
    ...(body.getRoomInfo && { roomInfos: roomInfos(hotel, audience) }),
  }
}

/** Refuses an offer whose product is not the one that the request is about. */
const refuseOffer = (): never => {
  throw new ProviderRefusal('OfferNotFound', 'The offer is for another product.')
}

function flightOffers(body: Wire<'FlightOffersRequest'>, { world }: ProviderCallContext) {
  const now = world.clock.now()
  const offers = body.offerIds.map((id) => openOffer(id, now))
  const offersOfBrands = (offer: Offer) =>
    offer.product === ProductType.Flight ? brandOffers(offer, now, world.market().priceFactor) : refuseOffer()
  return { offers: offers.flatMap(offersOfBrands) }
}

/** Operations of openapi/paths/provider/product.yaml. */
export const product: Pick<Handlers<ProviderCallContext>, Product> = {
  priceSearch: async ({ body, context }) => {
    const results =
      body.productType === ProductType.Hotel ? hotelSearchBody(body, context) : flightSearchBody(body, context)
    return answered(context.world, { searchId: uuidOf(context.world.ids.next('provider-search')), ...results })
  },

  offerList: async ({ body, context }) =>
    answered(
      context.world,
      body.productType === ProductType.Hotel ? hotelOffers(body, context) : flightOffers(body, context),
    ),

  offerDetailList: async ({ body, context }) => {
    const offers = body.offerIds.map((id) => ({ id, offer: openOffer(id, context.world.clock.now()) }))
    return answered(context.world, {
      offerDetails: offers.map(({ id, offer }) => offerDetail(id, offer, body, context)),
    })
  },

  productInfoView: async ({ body, context: { world, mediaUrl } }) => {
    const hotel = hotelOf(body.product, world.catalogue.seeds)
    if (hotel.owner !== body.ownerProvider) {
      throw new ProviderRefusal('ProductNotFound', 'The owner has no such hotel.')
    }
    return answered(world, { hotel: hotelContent(hotel, { culture: body.culture ?? 'en-US', mediaUrl }) })
  },
}
