import { FlightServiceType, ProductType } from '@rota/openapi/provider/enums'
import { addDays, type CivilDate } from '../civil-date.ts'
import type { Market } from '../choice.ts'
import { airportsIn, type Airport } from './airports.ts'
import { inCurrency, soldIn, type SoldIn } from './currency.ts'
import { dayOf } from './days.ts'
import { BRANDS, FEE, fareOf, seatsFor, type Brand, type Fare } from './fares.ts'
import { flightsOn, type Flight } from './flights.ts'
import type { FlightOffer, Leg, Passengers } from './offer-id.ts'
import { ProviderRefusal } from './refusal.ts'
import type { Wire } from './wire.ts'

type Request = Wire<'FlightSearchRequest'>

/** One way of a trip that is searched. */
interface Way {
  readonly from: readonly Airport[]
  readonly to: readonly Airport[]
  readonly day: CivilDate
  readonly route: 1 | 2
  readonly segmentNumber: number
}

/** A flight that goes a way, and its fare in each brand that is wanted. */
export interface FlightFound {
  readonly leg: Leg
  readonly flight: Flight
  readonly fares: readonly { readonly brand: Brand; readonly fare: Fare }[]
}

export interface FlightSearch {
  readonly trip: 'one-way' | 'round-trip' | 'multi-city'
  /** Results in the older shape: a round trip whose caller does not know the newer ones (provider facts 2.5.2). */
  readonly isLegacy: boolean
  /** The two legs of a legacy round trip are sold together; which form arrives depends on the route. */
  readonly isJoined: boolean
  readonly currency: SoldIn
  readonly passengers: readonly Passengers[]
  /** One list for each way. */
  readonly ways: readonly (readonly FlightFound[])[]
}

const GROUPED = 3

function waysOf(request: Request): Way[] {
  const from = request.departureLocations.map(airportsIn)
  const to = request.arrivalLocations.map(airportsIn)
  const [there, back] = [from.flat(), to.flat()]
  if (request.serviceTypes.includes(FlightServiceType.MultiCity)) {
    const days = request.checkIns ?? []
    if (days.length !== from.length || days.length !== to.length) {
      throw new ProviderRefusal(
        'InvalidParameter',
        'checkIns, departureLocations and arrivalLocations differ in length.',
      )
    }
    return days.map((day, at) => ({
      from: from[at] ?? [],
      to: to[at] ?? [],
      day: dayOf(day),
      route: 1,
      segmentNumber: at + 1,
    }))
  }
  const day = dayOf(request.checkIn ?? '')
  const outbound: Way = { from: there, to: back, day, route: 1, segmentNumber: 1 }
  if (request.serviceTypes.includes(FlightServiceType.OneWay)) return [outbound]
  return [outbound, { from: back, to: there, day: addDays(day, request.night ?? 0), route: 2, segmentNumber: 1 }]
}

function brandsFor({ additionalParameters, getOnlyBestOffers }: Request): readonly Brand[] {
  const option = additionalParameters?.getOptionsParameters?.flightBaggageGetOption ?? 0
  const wanted = BRANDS.filter(({ baggage }) => option === 0 || (option === 1) === baggage > 0)
  return getOnlyBestOffers ? wanted.slice(0, 1) : wanted
}

const TRIPS = { '1': 'one-way', '2': 'round-trip', '3': 'multi-city' } as const

/** Airlines whose round trips are bundles: their offers carry the price of the whole trip. */
const BUNDLERS: ReadonlySet<string> = new Set(['ZM'])

/** Whether an offer of an airline is part of a bundle. */
export const isBundle = (airline: string, trip: FlightSearch['trip']): boolean =>
  trip === 'round-trip' && BUNDLERS.has(airline)

/** Flights for a party. What has departed and what has too few seats is not found. */
export function searchFlights(request: Request, market: Market): FlightSearch {
  const currency = soldIn(request.currency)
  const { passengers } = request
  const trip = TRIPS[request.serviceTypes[0] ?? '1']
  const seats = seatsFor(passengers)
  const brands = brandsFor(request)
  const isGrouped = request.supportedFlightReponseListTypes?.includes(GROUPED) ?? false
  const isLegacy = trip === 'round-trip' && !isGrouped
  const found = (way: Way): FlightFound[] =>
    way.from
      .flatMap((from) => way.to.flatMap((to) => flightsOn(from, to, way.day)))
      .filter((flight) => way.day >= market.today && flight.seats >= seats)
      .filter((flight) => !request.showOnlyNonStopFlight || flight.segments.length === 1)
      .map((flight) => ({
        flight,
        leg: legOf(flight, way),
        fares: brands.map((brand) => {
          const isPackage = !isLegacy && isBundle(flight.airline.id, trip)
          return { brand, fare: fareOf({ flight, brand, passengers, currency, isPackage }, market) }
        }),
      }))
  const ways = waysOf(request)
  const isJoined = isLegacy && ways.every(({ from, to }) => [...from, ...to].every(({ country }) => country === 'TR'))
  return { trip, isLegacy, isJoined, currency, passengers, ways: ways.map(found) }
}

const legOf = ({ from, to, day, flightNo }: Flight, { route, segmentNumber }: Way): Leg => ({
  from: from.code,
  to: to.code,
  day,
  flightNo,
  route,
  segmentNumber,
})

/** Offers of flights hold for three and a half hours (provider facts 4). */
export const FLIGHT_LIFE = 3.5 * 3_600_000

/** What an offer's id says about flights that were found, one for each leg that is sold together. */
export function flightContent(
  legs: readonly FlightFound[],
  brand: Brand,
  { trip, isLegacy, currency, passengers }: Omit<FlightSearch, 'ways' | 'isJoined'>,
  terms: { readonly hasFees: boolean; readonly now: number },
): FlightOffer {
  const airline = legs[0]?.flight.airline.id ?? ''
  const fares = legs.map(({ fares: all }) => all.find((it) => it.brand.id === brand.id)?.fare.total ?? 0)
  const people = passengers.reduce((sum, { count }) => sum + count, 0)
  const fee = terms.hasFees && !isLegacy ? inCurrency(FEE, currency) * people : 0
  return {
    product: ProductType.Flight,
    legs: legs.map(({ leg }) => leg),
    brand: brand.id,
    passengers: passengers.map(({ type, count }) => ({ type, count })),
    currency,
    price: fares.reduce((sum, total) => sum + total, 0) + fee,
    expiresAt: terms.now + FLIGHT_LIFE,
    group: trip === 'one-way' ? '-' : airline,
    isPackage: !isLegacy && isBundle(airline, trip),
    fee,
    isLegacy,
  }
}
