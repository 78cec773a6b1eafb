import { BaggageType, FlightType } from '@rota/openapi/agency/enums'
import { money, type Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import { seededInt } from '../basics/seeded.ts'
import { AIRLINES, BAGGAGE_UNIT, type AirlineCode, type BrandSeed } from '../seed/flights/airlines.ts'
import { AIRPORTS, CITIES, COUNTRIES, countryOf, type AirportCode } from '../seed/flights/airports.ts'
import { text } from '../basics/texts.ts'
import { KIND, KINDS, pricesOf, sumOf, type FareRequest, type Passengers } from './fares.ts'
import { localTime } from './local-time.ts'
import { flightOfferId, type OfferedFlight } from './offer-id.ts'
import { dayChangeOf, lastOf, type Hop, type Journey } from './timetable.ts'

const MINUTE = 60_000

const airlineView = (id: AirlineCode): Schema<'FlightAirline'> => ({ id, name: AIRLINES[id].name })

function point(code: AirportCode, instant: number): Schema<'FlightPoint'> {
  const { name, city } = AIRPORTS[code]
  const country = countryOf(code)
  return {
    airport: { id: code, name: text(name) },
    city: { id: city, name: text(CITIES[city].name) },
    country: { id: country, name: text(COUNTRIES[country].name) },
    date: localTime(code, instant),
  }
}

const segment = (hop: Hop, next: Hop | undefined, journey: Journey): Schema<'FlightSegment'> => ({
  id: `${hop.flightNo}-${journey.date}`,
  flightNo: hop.flightNo,
  airline: airlineView(hop.airline),
  departure: point(hop.from, hop.departs),
  arrival: point(hop.to, hop.arrives),
  duration: (hop.arrives - hop.departs) / MINUTE,
  ...(next && { layover: (next.departs - hop.arrives) / MINUTE }),
  aircraft: hop.aircraft,
})

/** A journey as a leg of a search. */
export function legView(journey: Journey, route: 1 | 2): Schema<'FlightLeg'> {
  const [first] = journey.hops
  const last = lastOf(journey)
  return {
    flightNo: journey.number,
    airline: airlineView(journey.airline),
    route,
    departure: point(first.from, first.departs),
    arrival: point(last.to, last.arrives),
    duration: (last.arrives - first.departs) / MINUTE,
    dayChange: dayChangeOf(journey),
    stopCount: journey.hops.length - 1,
    flightType: AIRLINES[journey.airline].isCharter ? FlightType.Charter : FlightType.Regular,
    segments: journey.hops.map((hop, at) => segment(hop, journey.hops[at + 1], journey)),
  }
}

/** The baggage allowance of each passenger kind; infants have none. */
export function baggageOf({ checked, hand }: BrandSeed, passengers: Passengers): Schema<'Baggage'>[] {
  const kinds = KINDS.filter((kind) => kind !== 'infant' && (passengers[kind] ?? 0) > 0)
  return kinds.flatMap((kind) => {
    const own = { unit: BAGGAGE_UNIT, passengerType: KIND[kind].type }
    const onBoard = { type: BaggageType.Hand, weight: hand, ...own }
    return checked === 0 ? [onBoard] : [{ type: BaggageType.Checkin, weight: checked, ...own }, onBoard]
  })
}

/** At or below this number of seats, searches say how many are left. */
const FEW = 4

/** The id of a flight in responses. */
export const flightIdOf = (journey: Journey): string =>
  `${journey.hops[0].from}-${lastOf(journey).to}-${journey.number}-${journey.date}`

/** Whether an offer's price covers both directions. */
export const isPackage = ({ journey, groupKey }: Pick<OfferedFlight, 'journey' | 'groupKey'>): boolean =>
  groupKey !== undefined && (AIRLINES[journey.airline].isCharter ?? false)

/** The price of an offer with the scenario's price factor, in hundredths of a lira. */
export const flightPrice = (offer: OfferedFlight, priceFactor: number): Cents =>
  sumOf(pricesOf({ ...offer, today: offer.searched, priceFactor, isPackage: isPackage(offer) }, offer.passengers))

/** An offer with all group keys that it can be paired by; without keys it is sold alone. */
export function offerView(offer: Omit<OfferedFlight, 'groupKey'>, groupKeys: readonly string[]): Schema<'FlightOffer'> {
  const { journey, brand, passengers, expiresAt } = offer
  const isWhole = isPackage({ journey, groupKey: groupKeys[0] })
  const request: FareRequest = { ...offer, today: offer.searched, isPackage: isWhole }
  const prices = pricesOf(request, passengers)
  const [adult] = pricesOf(request, { adult: 1 })
  const seats = seededInt(`seats/${journey.number}/${journey.date}/${brand.id}`, 1, 30)
  return {
    ...(groupKeys.length === 0 && { offerId: flightOfferId({ ...offer, groupKey: undefined }) }),
    offerIds: groupKeys.map((groupKey) => ({ groupKey, offerId: flightOfferId({ ...offer, groupKey }) })),
    groupKeys: [...groupKeys],
    isPackageOffer: isWhole,
    cabin: brand.cabin,
    bookingClass: brand.bookingClass,
    brand: { id: brand.id, name: brand.name, services: [...brand.services] },
    baggage: baggageOf(brand, passengers),
    price: money(sumOf(prices)),
    ...(adult && { singleAdultPrice: money(adult.price) }),
    passengerPrices: prices.map(({ kind, count, price, tax }) => ({
      passengerType: KIND[kind].type,
      passengerCount: count,
      price: money(price),
      ...(tax > 0 && { airportTax: money(tax) }),
    })),
    ...(seats <= FEW && { seatsLeft: seats }),
    reservableInfo: { reservable: false },
    expiresOn: new Date(expiresAt).toISOString(),
  }
}
