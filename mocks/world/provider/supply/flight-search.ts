import { FlightBaggageOption, FlightServiceType, ProductType } from '@rota/openapi/provider/enums'
import { addDays, type CivilDate } from '../../basics/civil-date.ts'
import type { Market } from '../../prices/choice.ts'
import { journeysOn } from '../../flights/timetable.ts'
import { countryOf, type AirportCode } from '../../seed/flights/airports.ts'
import { airportsIn } from './airports.ts'
import { inCurrency, soldIn, type SoldIn } from './currency.ts'
import { dayOf } from '../wire/days.ts'
import { brandsOf, FEE, fareOf, isBundled, type Brand, type Fare } from './fares.ts'
import { flightFrom, type Flight } from './flights.ts'
import type { FlightOffer, Leg, Passengers } from '../offer-id.ts'
import { ProviderRefusal } from '../wire/refusal.ts'
import type { Wire } from '../wire/wire.ts'

type Request = Wire<'FlightSearchRequest'>

/** One leg of the searched trip. */
interface Way {
  readonly from: readonly AirportCode[]
  readonly to: readonly AirportCode[]
  readonly day: CivilDate
  readonly route: 1 | 2
  readonly segmentNumber: number
}

/** A flight for a leg, with its fare in each requested brand. */
export interface FlightFound {
  readonly leg: Leg
  readonly flight: Flight
  readonly fares: readonly { readonly brand: Brand; readonly fare: Fare }[]
}

/** The result of a flight search, before it is written in the provider's format. */
export interface FlightSearch {
  readonly trip: 'one-way' | 'round-trip' | 'multi-city'
  /** Whether results have the legacy format: round trips for callers that do not know the newer one (decision 17.3). */
  readonly isLegacy: boolean
  /** Whether both legs of a legacy round trip are in one result, which is so within Türkiye only. */
  readonly isJoined: boolean
  readonly currency: SoldIn
  readonly passengers: readonly Passengers[]
  /** The date of the search. */
  readonly searched: CivilDate
  /** One list per leg. */
  readonly ways: readonly (readonly FlightFound[])[]
}

/** The response format in which the legs of a round trip are separate and joined by group keys. */
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

/** The brands of a flight that match the search. */
function brandsFor(flight: Flight, { additionalParameters, getOnlyBestOffers }: Request): readonly Brand[] {
  const option = additionalParameters?.getOptionsParameters?.flightBaggageGetOption ?? FlightBaggageOption.All
  const isWanted = ({ checked }: Brand) =>
    option === FlightBaggageOption.All || (option === FlightBaggageOption.OnlyBaggage) === checked > 0
  const wanted = brandsOf(flight).filter(isWanted)
  return getOnlyBestOffers ? wanted.slice(0, 1) : wanted
}

const TRIPS = { '1': 'one-way', '2': 'round-trip', '3': 'multi-city' } as const

const isAtHome = (airports: readonly AirportCode[]) => airports.every((code) => countryOf(code) === 'TR')

/** Searches flights for a party. Departed flights are not found, and a sold-out market has none. */
export function searchFlights(request: Request, market: Market, now: number): FlightSearch {
  const currency = soldIn(request.currency)
  const { passengers } = request
  const trip = TRIPS[request.serviceTypes[0] ?? '1']
  const isGrouped = request.supportedFlightReponseListTypes?.includes(GROUPED) ?? false
  const isLegacy = trip === 'round-trip' && !isGrouped
  const found = (way: Way): FlightFound[] =>
    journeysOn(way.from, way.to, way.day)
      .filter(({ hops }) => !market.soldOut && hops[0].departs > now)
      .map(flightFrom)
      .filter((flight) => !request.showOnlyNonStopFlight || flight.segments.length === 1)
      .map((flight) => ({
        flight,
        leg: legOf(flight, way),
        fares: brandsFor(flight, request).map((brand) => {
          const isPackage = trip === 'round-trip' && !isLegacy && isBundled(flight)
          const wanted = { flight, brand, passengers, currency, isPackage, searched: market.today }
          return { brand, fare: fareOf(wanted, market.priceFactor) }
        }),
      }))
      .filter(({ fares }) => fares.length > 0)
  const ways = waysOf(request)
  const isJoined = isLegacy && ways.every(({ from, to }) => isAtHome([...from, ...to]))
  return { trip, isLegacy, isJoined, currency, passengers, searched: market.today, ways: ways.map(found) }
}

const legOf = ({ from, to, day, flightNo }: Flight, { route, segmentNumber }: Way): Leg => ({
  from: from.code,
  to: to.code,
  day,
  flightNo,
  route,
  segmentNumber,
})

/** Flight offers are valid for three and a half hours (decision 17.4). */
export const FLIGHT_LIFE = 3.5 * 3_600_000

/** The contents of an offer id, with one flight for each leg that is sold together. */
export function flightContent(
  legs: readonly FlightFound[],
  brand: Brand,
  { trip, isLegacy, currency, passengers, searched }: Omit<FlightSearch, 'ways'>,
  terms: { readonly hasFees: boolean; readonly now: number; readonly group: string },
): FlightOffer {
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
    group: terms.group,
    searched,
    isPackage: trip === 'round-trip' && !isLegacy && legs.some(({ flight }) => isBundled(flight)),
    fee,
    isLegacy,
  }
}
