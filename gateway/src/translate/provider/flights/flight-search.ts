import { PassengerType } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../../ports/contract.ts'
import type { ProviderBody, Wire } from '../../../ports/provider.ts'
import { nightsBetween, wireDayOf } from '../days.ts'
import { whereOf } from '../places.ts'
import { withoutUndefined } from '../present.ts'
import { CULTURE, CURRENCY } from '../conversion.ts'

type Search = Schemas['FlightSearch']

/** The response shape with group keys, which a one-way search does not need (decision 17.2). */
const GROUPED = 3

/** The party by the provider's passenger types. */
const PASSENGERS = {
  adult: PassengerType.Adult,
  child: PassengerType.Child,
  infant: PassengerType.Infant,
  young: PassengerType.Young,
  senior: PassengerType.Senior,
  student: PassengerType.Student,
} as const satisfies Partial<Record<keyof Search, number>>

/** The provider's flight search, without counts of 0 and without the return of a one-way search (decision 17.2). */
export function flightsRequest({
  query: search,
  culture = CULTURE,
}: Pick<Schemas['FlightPriceRequest'], 'query' | 'culture'>): ProviderBody<'priceSearch'> {
  const { type, origin, destination, departure, baggage } = search
  const isRoundTrip = type === 2
  return {
    productType: 3,
    serviceTypes: [isRoundTrip ? '2' : '1'],
    checkIn: wireDayOf(departure),
    ...(isRoundTrip ? { night: nightsBetween(departure, search.return ?? departure) } : {}),
    departureLocations: whereOf(origin).arrivalLocations ?? [],
    arrivalLocations: whereOf(destination).arrivalLocations ?? [],
    passengers: passengersOf(search),
    acceptPendingProviders: false,
    forceFlightBundlePackage: false,
    disablePackageOfferTotalPrice: true,
    ...(isRoundTrip ? { supportedFlightReponseListTypes: [GROUPED] } : {}),
    ...withoutUndefined({ additionalParameters: baggageParameters(baggage) }),
    currency: CURRENCY,
    culture,
  }
}

const baggageParameters = (baggage: Search['baggage']) =>
  baggage === undefined ? undefined : { getOptionsParameters: { flightBaggageGetOption: baggage } }

/** At least one passenger, because the contract refuses a search without any (decision 17.1). */
const passengersOf = (search: Search): Wire['FlightSearchRequest']['passengers'] =>
  Object.entries(PASSENGERS).flatMap(([name, type]) => {
    const count = search[name as keyof typeof PASSENGERS] ?? 0
    return count > 0 ? [{ type, count }] : []
  })
