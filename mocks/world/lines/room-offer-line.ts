import { Availability, ProductType } from '@rota/openapi/agency/enums'
import { addDays } from '../basics/civil-date.ts'
import { cancellationFor, type Choice, type Market } from '../prices/choice.ts'
import { withMarkup } from '../prices/markup.ts'
import { centsOf, money, type Cents } from '../basics/money.ts'
import { liraFrom } from '../provider/supply/currency.ts'
import { findHotel, type ProviderHotel } from '../provider/supply/hotels.ts'
import { providerIdOf, roomsFor } from '../provider/supply/rooms.ts'
import { hotelOfferOf, roomPrices, type OfferedHotel } from '../paximum/hotels.ts'
import { picturesOf } from '../catalogue/pictures.ts'
import { slugOf } from '../basics/slug.ts'
import { providerOffer } from '../provider/offer-id.ts'
import { Refusal } from '../basics/refusal.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PLACES } from '../seed/places.ts'
import { PLANS } from '../seed/plans.ts'
import { ROOMS } from '../seed/rooms.ts'
import { properName, text } from '../basics/texts.ts'
import { offerPrice } from './offer-price.ts'
import { normalised, peopleOf, pricedLine, type Line, type PricingContext, type LineRequest } from './line-request.ts'

type RoomOffer = Omit<OfferedHotel, 'priceFactor' | 'searched'>

/** The data in an offer id, and the price that it states, including the markup. */
interface DecodedOffer {
  /** The hotel as the provider sells it. */
  readonly product: ProviderHotel
  readonly offer: RoomOffer
  readonly choice: Choice
  readonly price: Cents
  readonly expiresAt: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0)

function choiceOf(offer: RoomOffer, market: Market): Choice | undefined {
  const isOffered = (choice: Choice) => choice.roomId === offer.roomId && choice.planId === offer.planId
  return roomsFor(offer.hotel, offer, { ...market, soldOut: false }).find(isOffered)
}

/** Reads an offer id; undefined when it is unknown or its room is no longer sold. */
function decodeOffer(offerId: string, { hotels, market }: PricingContext): DecodedOffer | undefined {
  const agencyOffer = hotelOfferOf(offerId, hotels)
  const directOffer = agencyOffer === undefined ? providerOffer(offerId) : undefined
  if (directOffer && directOffer.product !== ProductType.Hotel) return undefined
  const product = directOffer
    ? findHotel(directOffer.hotel, hotels)
    : agencyOffer && findHotel(providerIdOf(agencyOffer.hotel), hotels)
  const offer =
    directOffer && product
      ? { ...directOffer, hotel: product.seed, roomId: directOffer.room, planId: directOffer.plan }
      : agencyOffer
  const choice = offer && choiceOf(offer, market)
  if (product === undefined || offer === undefined || choice === undefined) return undefined
  const price =
    directOffer === undefined
      ? sum(roomPrices(choice, offer, market))
      : withMarkup(liraFrom(directOffer.price, directOffer.currency), market.markup)
  return { product, offer, choice, price, expiresAt: offer.expiresAt }
}

/** One offer id per room, or a single one for all rooms. */
const idsOf = ({ offerId = '', offerIds }: LineRequest) => offerIds ?? [offerId]

/** The offers of a line. Throws the refusal `not-found` or `over-capacity` when they do not fit the line. */
function checkOffers(request: LineRequest, offers: readonly (DecodedOffer | undefined)[]): DecodedOffer[] {
  const decoded = offers.filter((offer) => offer !== undefined)
  const fits = ({ product, offer }: DecodedOffer) =>
    product.id === request.id &&
    offer.checkIn === request.checkIn &&
    addDays(offer.checkIn, offer.night) === request.checkOut
  if (decoded.length < offers.length || !decoded.every(fits)) {
    throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  }
  const beds = sum(decoded.flatMap(({ offer }) => offer.parties.map((pax) => peopleOf({ pax, count: 1 }))))
  const people = request.paxes ? sum(request.paxes.map((pax) => peopleOf({ pax, count: 1 }))) : peopleOf(request)
  if (beds !== people) throw new Refusal('over-capacity', `The offers are for ${beds} people.`)
  const rooms = sum(decoded.map(({ offer }) => offer.parties.length))
  if (rooms !== request.count) throw new Refusal('over-capacity', `The offers are for ${rooms} rooms.`)
  return decoded
}

/**
 * A basket line for the provider's rooms, at the price of the transaction that holds them or, without one, of their
 * offers. Merged rooms may have different prices (decision 27.3); the unit price is then their mean.
 */
export function roomOfferLine(request: LineRequest, context: PricingContext): Line {
  const ids = idsOf(request)
  const offers = checkOffers(
    request,
    ids.map((id) => decodeOffer(id, context)),
  )
  const prices = ids.flatMap((id, index) => {
    const offer = offers[index]
    return offer ? [offerPrice(id, offer, context)] : []
  })
  const total = sum(prices.map(({ price }) => price))
  const [first] = offers
  if (first === undefined) throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  const { product } = first
  const { hotel, room, planId } = first.choice
  const stay = { checkIn: first.offer.checkIn, checkOut: addDays(first.offer.checkIn, first.offer.night) }
  const [picture] = picturesOf(hotel)
  const isSoldOut = context.market.soldOut && prices.some(({ isHeld }) => !isHeld)
  return {
    ...pricedLine(request, centsOf(money(Math.round(total / request.count)).value)),
    total: money(total),
    type: 'hotel',
    ...(request.room && { room: request.room }),
    ...(request.pricePlan && { pricePlan: request.pricePlan }),
    ...(request.offerId !== undefined && { offerId: request.offerId }),
    ...(request.offerIds && { offerIds: request.offerIds }),
    ...(request.paxes && { paxes: request.paxes.map(normalised) }),
    ...stay,
    expiresOn: firstExpiry(prices),
    title: properName(product.name),
    place: text(PLACES[hotel.place].name),
    address: text(hotel.address),
    roomName: text(ROOMS[room].name),
    board: PLANS[planId].board,
    slug: slugOf(product.name, `p${product.owner}-${product.id}`),
    ...(picture && { picture }),
    cancellation: cancellationFor(first.choice, stay, context.market.today),
    availability: isSoldOut ? Availability.NotAvailable : availabilityOf(first.choice),
  }
}

/** The earliest expiry of several offers. */
const firstExpiry = (prices: readonly { expiresOn: string }[]) =>
  prices.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? ''

/** An on-request hotel is on request through the provider, too. */
const availabilityOf = ({ hotel }: { hotel: HotelSeed }) =>
  hotel.supply === 'request' ? Availability.Request : Availability.Available
