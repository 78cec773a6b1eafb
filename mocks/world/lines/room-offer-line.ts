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
interface Found {
  /** The hotel as the provider sells it. */
  readonly product: ProviderHotel
  readonly offer: RoomOffer
  readonly choice: Choice
  readonly price: Cents
  readonly expiresAt: number
}

const sum = (all: readonly Cents[]) => all.reduce((total, it) => total + it, 0)

function choiceOf(offer: RoomOffer, market: Market): Choice | undefined {
  const isIt = (it: Choice) => it.roomId === offer.roomId && it.planId === offer.planId
  return roomsFor(offer.hotel, offer, { ...market, soldOut: false }).find(isIt)
}

/** Reads an offer id; undefined when it is unknown or its room is no longer sold. */
function find(offerId: string, { hotels, market }: PricingContext): Found | undefined {
  const agencyOffer = hotelOfferOf(offerId, hotels)
  const own = agencyOffer === undefined ? providerOffer(offerId) : undefined
  if (own && own.product !== ProductType.Hotel) return undefined
  const product = own ? findHotel(own.hotel, hotels) : agencyOffer && findHotel(providerIdOf(agencyOffer.hotel), hotels)
  const asked = own && product ? { ...own, hotel: product.seed, roomId: own.room, planId: own.plan } : agencyOffer
  const choice = asked && choiceOf(asked, market)
  if (product === undefined || asked === undefined || choice === undefined) return undefined
  const price =
    own === undefined
      ? sum(roomPrices(choice, asked, market))
      : withMarkup(liraFrom(own.price, own.currency), market.markup)
  return { product, offer: asked, choice, price, expiresAt: asked.expiresAt }
}

/** One offer id per room, or a single one for all rooms. */
const idsOf = ({ offerId = '', offerIds }: LineRequest) => offerIds ?? [offerId]

/** The offers of a line. Throws the refusal `not-found` or `over-capacity` when they do not fit the line. */
function checkOffers(wish: LineRequest, offers: readonly (Found | undefined)[]): Found[] {
  const known = offers.filter((it) => it !== undefined)
  const fits = ({ product, offer }: Found) =>
    product.id === wish.id && offer.checkIn === wish.checkIn && addDays(offer.checkIn, offer.night) === wish.checkOut
  if (known.length < offers.length || !known.every(fits)) {
    throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  }
  const beds = sum(known.flatMap(({ offer }) => offer.parties.map((pax) => peopleOf({ pax, count: 1 }))))
  const people = wish.paxes ? sum(wish.paxes.map((pax) => peopleOf({ pax, count: 1 }))) : peopleOf(wish)
  if (beds !== people) throw new Refusal('over-capacity', `The offers are for ${beds} people.`)
  const rooms = sum(known.map(({ offer }) => offer.parties.length))
  if (rooms !== wish.count) throw new Refusal('over-capacity', `The offers are for ${rooms} rooms.`)
  return known
}

/**
 * A basket line for the provider's rooms, at the price of the transaction that holds them or, without one, of their
 * offers. Merged rooms may have different prices (decision 27.3); the unit price is then their mean.
 */
export function roomOfferLine(wish: LineRequest, context: PricingContext): Line {
  const ids = idsOf(wish)
  const offers = checkOffers(
    wish,
    ids.map((id) => find(id, context)),
  )
  const prices = ids.flatMap((id, at) => {
    const offer = offers[at]
    return offer ? [offerPrice(id, offer, context)] : []
  })
  const total = sum(prices.map(({ price }) => price))
  const [first] = offers
  if (first === undefined) throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  const { product } = first
  const { hotel, room, planId } = first.choice
  const stay = { checkIn: first.offer.checkIn, checkOut: addDays(first.offer.checkIn, first.offer.night) }
  const [picture] = picturesOf(hotel)
  const isGone = context.market.soldOut && prices.some(({ isHeld }) => !isHeld)
  return {
    ...pricedLine(wish, centsOf(money(Math.round(total / wish.count)).value)),
    total: money(total),
    type: 'hotel',
    ...(wish.room && { room: wish.room }),
    ...(wish.pricePlan && { pricePlan: wish.pricePlan }),
    ...(wish.offerId !== undefined && { offerId: wish.offerId }),
    ...(wish.offerIds && { offerIds: wish.offerIds }),
    ...(wish.paxes && { paxes: wish.paxes.map(normalised) }),
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
    availability: isGone ? Availability.NotAvailable : availabilityOf(first.choice),
  }
}

/** The earliest expiry of several offers. */
const firstExpiry = (prices: readonly { expiresOn: string }[]) =>
  prices.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? ''

/** An on-request hotel is on request through the provider, too. */
const availabilityOf = ({ hotel }: { hotel: HotelSeed }) =>
  hotel.supply === 'request' ? Availability.Request : Availability.Available
