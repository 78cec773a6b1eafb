import { FlightResponseListType, PassengerType, ProviderId } from '@rota/openapi/provider/enums'
import { price } from '../../world/provider/supply/currency.ts'
import { instant } from '../../world/provider/wire/days.ts'
import { brandsOf, fareOf, type Brand, type Fare } from '../../world/provider/supply/fares.ts'
import {
  flightContent,
  FLIGHT_LIFE,
  type FlightFound,
  type FlightSearch,
} from '../../world/provider/supply/flight-search.ts'
import { flightOf, type Flight } from '../../world/provider/supply/flights.ts'
import { offerIdOf, type FlightOffer } from '../../world/provider/offer-id.ts'
import { ProviderRefusal } from '../../world/provider/wire/refusal.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { seededInt } from '../../world/basics/seeded.ts'
import { baggage, flightBrand, flightClass, flightItem, legacyItem, segmentId, SELLER } from './flights.ts'

/** How a search is answered. */
export interface Terms {
  /** Whether offers show their fees. */
  readonly hasFees: boolean
  /** Whether an offer has one id for each group key. */
  readonly isGrouped: boolean
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  readonly culture: string
}

type Search = Omit<FlightSearch, 'ways'>

/** The fares and airport taxes by passenger type, summed over all legs. */
function priceBreakDown(fares: readonly Fare[], { currency, passengers }: Search): Wire<'PassengerPrices'> {
  const sumOf = (index: number, part: 'price' | 'tax') =>
    fares.reduce((sum, { items }) => sum + (items[index]?.[part] ?? 0), 0)
  return {
    items: passengers.map(({ type, count }, index) => ({
      passengerType: type,
      passengerCount: count,
      price: price(sumOf(index, 'price'), currency),
      airportTax: price(sumOf(index, 'tax'), currency),
    })),
  }
}

/** The price of one adult over all legs; nothing when no adult travels. */
function singleAdult(fares: readonly Fare[], { currency }: Search): { singleAdultPrice?: Wire<'Price'> } {
  const adults = fares.flatMap(({ items }) => items.filter(({ type }) => type === PassengerType.Adult))
  const pricePerAdult = adults.reduce((sum, { price: total, count }) => sum + Math.round(total / count), 0)
  return adults.length === 0 ? {} : { singleAdultPrice: price(pricePerAdult, currency) }
}

/** Fees of an offer. A round trip costs twice the one-way fee, so both ways of adding them up agree. */
function fees({ fee, currency, legs }: FlightOffer, { passengers }: Search): Wire<'FlightFees'> {
  const people = passengers.reduce((sum, { count }) => sum + count, 0)
  const feeOf = (ways: number): Wire<'FlightFee'> => ({
    items: passengers.map(({ type, count }) => ({
      passengerType: type,
      quantity: count,
      price: (fee / people / 100) * ways,
      totalPrice: (fee / people / 100) * ways * count,
    })),
    price: price(fee * ways, currency),
  })
  const flight = legs[0] && flightOf(legs[0])
  return { key: `PXM${flight?.airline.id ?? ''}`, oneWay: feeOf(1), roundTrip: feeOf(2) }
}

/** The price of an offer without its fee, in cents. */
const netOf = ({ price: total, fee }: FlightOffer) => total - fee

const groupedOfferId = (group: string, offerId: string): Wire<'GroupedOfferId'> => ({
  groupKey: group,
  offerId,
  provider: SELLER,
})

/** Searches report at most nine available seats. */
const MAX_SEATS = 9

function seatsLeft({ journey }: Flight, brand: Brand): number {
  return Math.min(MAX_SEATS, seededInt(`seats/${journey.number}/${journey.date}/${brand.id}`, 1, 30))
}

/** A brand of a flight in the current format, with one id for each group key. */
function currentOffer(found: FlightFound, brand: Brand, fare: Fare, search: Search, terms: Terms): Wire<'FlightOffer'> {
  const isOneWay = search.trip === 'one-way'
  const groupKeys = isOneWay ? ['-'] : [...brand.groupKeys]
  const contentFor = (group: string) => flightContent([found], brand, search, { ...terms, group })
  const content = contentFor('')
  const { flight } = found
  return {
    segmentNumber: 0,
    ...singleAdult([fare], search),
    priceBreakDown: priceBreakDown([fare], search),
    serviceFee: price(0, search.currency),
    seatInfo: { availableSeatCount: seatsLeft(flight, brand), availableSeatCountType: 0 },
    flightClassInformations: flight.segments.map((segment) => flightClass(brand, segmentId(segment))),
    baggageInformations: baggage(flight, brand, search.passengers),
    services: [],
    reservableInfo: { reservable: false },
    groupKeys,
    ...(terms.hasFees && { fees: fees(content, search) }),
    isPackageOffer: content.isPackage,
    hasBrand: true,
    route: 0,
    flightProvider: SELLER,
    flightBrandInfo: flightBrand(brand, false),
    expiresOn: instant(content.expiresAt),
    ...(isOneWay && { offerId: offerIdOf(content) }),
    ...(terms.isGrouped && {
      offerIds: groupKeys.map((key) => groupedOfferId(key, offerIdOf(isPairing(search) ? contentFor(key) : content))),
    }),
    price: price(netOf(content), search.currency),
    provider: ProviderId.Flight,
  }
}

/** Group keys bind only the two legs of a round trip. */
const isPairing = ({ trip }: Search) => trip === 'round-trip'

function currentResult(found: FlightFound, search: Search, terms: Terms): Wire<'FlightResult'> {
  const offers = found.fares.map(({ brand, fare }) => currentOffer(found, brand, fare, search, terms))
  return {
    provider: ProviderId.Flight,
    id: `${found.flight.flightNo}-${found.leg.from}-${found.leg.day}`,
    items: [flightItem(found, search.passengers, terms.culture)],
    offers,
    groupKeys: [...new Set(offers.flatMap(({ groupKeys = [] }) => groupKeys))],
  }
}

/** The result for one flight, or for a pair sold as one offer, in the legacy format; empty without a fare. */
function legacyResult(legs: readonly FlightFound[], search: Search, terms: Terms): Wire<'FlightResult'>[] {
  const brand = legs[0]?.fares[0]?.brand
  if (brand === undefined) return []
  const content = flightContent(legs, brand, search, { ...terms, group: '' })
  const fares = legs.flatMap(({ fares: all }) =>
    all.filter((sold) => sold.brand.id === brand.id).map(({ fare }) => fare),
  )
  const offer: Wire<'LegacyFlightOffer'> = {
    ...singleAdult(fares, search),
    serviceFee: price(0, search.currency),
    hasBrand: true,
    flightBrandInfo: flightBrand(brand, true),
    expiresOn: instant(content.expiresAt),
    offerId: offerIdOf(content),
    priceBreakDown: priceBreakDown(fares, search),
    price: price(netOf(content), search.currency),
    provider: ProviderId.FlightContent,
    flightProvider: SELLER,
  }
  return [
    {
      provider: ProviderId.FlightContent,
      id: legs.map(({ flight, leg }) => `${flight.flightNo}-${leg.day}`).join('+'),
      items: legs.map((leg) => legacyItem(leg, search.passengers, terms.culture)),
      availableSeatCount: Math.min(...legs.map(({ flight }) => seatsLeft(flight, brand))),
      availableSeatCountType: 0,
      offer,
      reservableInfo: { reservable: false },
    },
  ]
}

/**
 * The body of a flight search's response, in the current format or in the legacy one. A legacy search that is joined
 * gets pairs of flights of the same airline; any other one gets single flights.
 */
export function flightAnswer({ ways, ...search }: FlightSearch, terms: Terms) {
  const expiresOn = instant(terms.now + FLIGHT_LIFE)
  if (!search.isLegacy) {
    const flights = ways.flatMap((way) => way.map((found) => currentResult(found, search, terms)))
    const details = { flightResponseListType: FlightResponseListType.Grouped, enablePaging: false }
    return { expiresOn, flights, ...(terms.isGrouped && { details }) }
  }
  const [outbound = [], inbound = []] = ways
  const haveSameAirline = (a: FlightFound, b: FlightFound) => a.flight.airline.id === b.flight.airline.id
  const pairs = outbound.flatMap((first) =>
    inbound.filter((second) => haveSameAirline(first, second)).map((second) => [first, second]),
  )
  const trips = search.isJoined ? pairs : [...outbound, ...inbound].map((leg) => [leg])
  const flights = trips.flatMap((legs) => legacyResult(legs, search, terms))
  const details = { flightSearchType: 2, flightResponseListType: 1, flightResponseType: 2, enablePaging: false }
  return { expiresOn, flights, details }
}

/**
 * One offer for each brand of the offer's flights: brands with the offer's group key, or all brands when the offer is
 * sold alone. `priceFactor` is in thousandths.
 */
export function brandOffers(offer: FlightOffer, now: number, priceFactor: number) {
  return offer.legs.flatMap((leg): Wire<'FlightBrandOffer'>[] => {
    const flight = flightOf(leg)
    if (flight === undefined) throw new ProviderRefusal('OfferNotAvailable', 'The flight is not sold any more.')
    const brands = brandsOf(flight).filter(({ groupKeys }) => offer.group === '' || groupKeys.includes(offer.group))
    return brands.map((brand) => brandOffer({ ...offer, legs: [leg] }, flight, brand, now, priceFactor))
  })
}

function brandOffer(
  offer: FlightOffer,
  flight: Flight,
  brand: Brand,
  now: number,
  priceFactor: number,
): Wire<'FlightBrandOffer'> {
  const { total } = fareOf({ ...offer, flight, brand }, priceFactor)
  const content: FlightOffer = {
    ...offer,
    brand: brand.id,
    price: total + offer.fee,
    expiresAt: now + FLIGHT_LIFE,
    isLegacy: false,
    again: true,
  }
  const offerId = offerIdOf(content)
  const [leg] = offer.legs
  const groupKey = offer.group === '' ? '-' : offer.group
  return {
    flightId: flight.flightNo,
    segmentNumber: leg?.segmentNumber ?? 1,
    flightClassInformations: flight.segments.map((segment) => flightClass(brand, segmentId(segment))),
    baggageInformations: baggage(flight, brand, offer.passengers),
    groupKeys: [groupKey],
    offerIds: [{ groupKey, offerId }],
    isPackageOffer: offer.isPackage,
    route: leg?.route ?? 1,
    flightBrandInfo: flightBrand(brand, true),
    offerId,
    price: price(total, offer.currency),
    provider: ProviderId.Flight,
  }
}
