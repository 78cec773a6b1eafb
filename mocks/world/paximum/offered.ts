import { ProductType } from '@rota/openapi/agency/enums'
import { effectOf } from '../../scenarios/routes.ts'
import { cancellationFor, type Market } from '../prices/choice.ts'
import { KIND, KINDS, needsPassport, type Kind } from '../flights/fares.ts'
import { flightPrice, isPackage } from '../flights/flight-view.ts'
import { dateIn, localTime } from '../flights/local-time.ts'
import { flightOfferOf, type OfferedFlight } from '../flights/offer-id.ts'
import { lastOf } from '../flights/timetable.ts'
import { share, type Cents } from '../basics/money.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import type { FlightOffer, HotelOffer } from '../provider/offer-id.ts'
import { providerIdOf, roomsFor, stayOf } from '../provider/supply/rooms.ts'
import { hotelOfferOf, roomPrices, type OfferedHotel } from './hotels.ts'

/** An offer of any product as it is now. Amounts are in hundredths of a lira. */
export interface CurrentOffer {
  readonly offerId: string
  /** The offer in the provider's own form. */
  readonly offer: FlightOffer | HotelOffer
  readonly product: typeof ProductType.Flight | typeof ProductType.Hotel
  readonly name: string
  readonly beginDate: number
  readonly endDate: number
  readonly route?: 1 | 2
  readonly expiresAt: number
  readonly isAvailable: boolean
  /** The price that the search showed. */
  readonly shown: Cents
  readonly price: Cents
  /** End of free cancellation, in epoch milliseconds; undefined when cancelling is never free. */
  readonly freeUntil?: number
  readonly people: readonly Kind[]
  readonly needsPassport: boolean
  /** The key and pricing of two flights that are sold together. */
  readonly pair?: { readonly groupKey: string | undefined; readonly isPackage: boolean }
  readonly from?: string
  readonly to?: string
}

/** Price factor between search and begin on a magic route, in thousandths. */
const RAISED_PRICE_FACTOR = 1070

const HOUR = 3_600_000

function flightOffered(offerId: string, offer: OfferedFlight, market: Market): CurrentOffer {
  const { journey, brand, passengers, route, groupKey, priceFactor, expiresAt } = offer
  const [{ from, departs }] = journey.hops
  const { to, arrives } = lastOf(journey)
  const { refundHours } = brand
  const shown = flightPrice(offer, priceFactor)
  return {
    offerId,
    offer: {
      product: ProductType.Flight,
      legs: [{ from, to, day: journey.date, flightNo: journey.number, route, segmentNumber: 1 }],
      brand: brand.id,
      passengers: KINDS.flatMap((kind) => {
        const count = passengers[kind] ?? 0
        return count > 0 ? [{ type: KIND[kind].type, count }] : []
      }),
      group: groupKey ?? '',
      searched: offer.searched,
      isPackage: isPackage(offer),
      fee: 0,
      isLegacy: false,
      currency: 'TRY',
      price: shown,
      expiresAt,
    },
    product: ProductType.Flight,
    name: `${journey.number} ${from}-${to}`,
    beginDate: journey.date,
    endDate: dateIn(localTime(to, arrives)),
    route,
    expiresAt,
    isAvailable: !market.soldOut,
    shown,
    price: flightPrice(offer, market.priceFactor),
    ...(refundHours !== undefined && { freeUntil: departs - refundHours * HOUR }),
    people: KINDS.flatMap((kind) => Array.from({ length: passengers[kind] ?? 0 }, () => kind)),
    needsPassport: needsPassport(journey),
    pair: { groupKey, isPackage: isPackage(offer) },
    from,
    to,
  }
}

function hotelOffered(offerId: string, offer: OfferedHotel, market: Market): CurrentOffer | undefined {
  const { hotel, roomId, planId, parties } = offer
  // The market of the search date with all rooms on sale, so that a sold-out room still has a price.
  const openMarket: Market = { ...market, today: offer.searched, soldOut: false }
  const isChosen = (candidate: { roomId: string; planId: string }) =>
    candidate.roomId === roomId && candidate.planId === planId
  const choice = roomsFor(hotel, offer, openMarket).find(isChosen)
  if (choice === undefined) return undefined
  const sum = (prices: readonly Cents[]) => prices.reduce((total, price) => total + price, 0)
  const stay = stayOf(offer)
  const { freeUntil } = cancellationFor(choice, stay, market.today)
  const shown = sum(roomPrices(choice, offer, { ...openMarket, priceFactor: offer.priceFactor }))
  return {
    offerId,
    offer: {
      product: ProductType.Hotel,
      hotel: providerIdOf(hotel),
      room: roomId,
      plan: choice.planId,
      checkIn: offer.checkIn,
      night: offer.night,
      parties,
      nationality: 'TR',
      currency: 'TRY',
      price: shown,
      expiresAt: offer.expiresAt,
    },
    product: ProductType.Hotel,
    name: hotel.name,
    beginDate: stay.checkIn,
    endDate: stay.checkOut,
    expiresAt: offer.expiresAt,
    isAvailable: roomsFor(hotel, offer, market).some(isChosen),
    shown,
    price: sum(roomPrices(choice, offer, openMarket)),
    ...(freeUntil !== undefined && { freeUntil: Date.parse(freeUntil) }),
    people: parties.flatMap(({ adults, children }) => [
      ...Array.from({ length: adults }, () => 'adult' as const),
      ...children.map((age) => (age < 2 ? ('infant' as const) : ('child' as const))),
    ]),
    needsPassport: false,
  }
}

/** Finds an offer by its id, expired or not. Throws the refusal `not-found`. */
export function offeredAs(offerId: string, seeds: ReadonlyMap<string, HotelSeed>, market: Market): CurrentOffer {
  const flight = flightOfferOf(offerId)
  const hotel = hotelOfferOf(offerId, seeds)
  const offer = flight ? flightOffered(offerId, flight, market) : hotel && hotelOffered(offerId, hotel, market)
  if (offer === undefined) throw new Refusal('not-found', 'There is no such offer.')
  return offer
}

/** The price of an offer when a transaction begins with it. */
export const beginPrice = ({ price, from = '', to = '' }: CurrentOffer): Cents =>
  effectOf(from, to) === 'price-changes' ? share(price, RAISED_PRICE_FACTOR) : price

const MINUTE = 60_000

/** The start of the cancellation fee: one minute after free cancellation ends. */
export const feeFrom = (freeUntil: number): string => new Date(freeUntil + MINUTE).toISOString()

/** The offer's cancellation terms in the contract's format. */
export const policiesOf = (
  { freeUntil }: Pick<CurrentOffer, 'freeUntil'>,
  price: Schema<'Money'>,
  now: number,
): Schema<'ProviderCancellation'>[] => [
  { from: freeUntil === undefined ? new Date(now).toISOString() : feeFrom(freeUntil), percent: 100, price },
]
