import { FlightClassType, FlightType, LocationType, ProviderId } from '@rota/openapi/provider/enums'
import type { Airport } from '../../world/provider/supply/airports.ts'
import { isBundled, type Brand } from '../../world/provider/supply/fares.ts'
import type { Airline, Flight, Segment } from '../../world/provider/supply/flights.ts'
import type { Leg, Passengers } from '../../world/provider/offer-id.ts'
import { textIn } from '../../world/provider/supply/places.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { omit } from './omit.ts'

/** A flight and its leg of the trip. */
export interface FlownLeg {
  readonly leg: Leg
  readonly flight: Flight
}

const geo = ({ at: [latitude, longitude] }: Airport): Wire<'Geo'> => ({
  longitude: String(longitude),
  latitude: String(latitude),
})

function airline({ id, name }: Airline): Wire<'Airline'> {
  const thumbnail = `/media/airlines/${id.toLowerCase()}.png`
  return { internationalCode: id, thumbnail, logo: thumbnail, id, name }
}

/** The city of an airport; the id is an IATA code. */
export const cityOf = ({ city, cityName }: Airport, culture: string): Wire<'Location'> => ({
  id: city,
  name: textIn(cityName, culture),
  type: LocationType.City,
  provider: ProviderId.FlightContent,
  isTopRegion: false,
})

/** An endpoint of a flight, in the airport's local time. */
function point(airport: Airport, date: string, culture: string): Wire<'FlightPoint'> {
  const { code, country, countryName } = airport
  const name = textIn(airport.name, culture)
  return {
    country: { internationalCode: country, name: textIn(countryName, culture), provider: 3, id: country },
    city: cityOf(airport, culture),
    airport: { geolocation: geo(airport), name, id: code, code, internationalName: airport.name.en },
    date,
    geoLocation: geo(airport),
  }
}

/** The cabin class and booking class of a brand. Without a brand the class is economy with booking class `V`. */
export const flightClass = (brand: Brand | undefined, segmentId?: string): Wire<'FlightClass'> => ({
  type: brand?.cabin ?? FlightClassType.Economy,
  name: brand?.cabin === FlightClassType.Business ? 'Business' : 'Economy',
  id: brand?.bookingClass ?? 'V',
  code: brand?.bookingClass ?? 'V',
  ...(segmentId !== undefined && { segmentId }),
})

/** The id of a segment in the provider's format. */
export const segmentId = ({ from, to, departs, flightNo }: Segment): string =>
  `F:${from.code}|${to.code}|${departs.replaceAll(/\D/g, '')}|${flightNo}`

/** The baggage allowance of a brand for every segment and passenger type with a seat. */
export function baggage(flight: Flight, brand: Brand, passengers: readonly Passengers[]): Wire<'BaggageInfo'>[] {
  return flight.segments.flatMap((segment) =>
    passengers.flatMap(({ type }) => {
      const allowance = { segmentId: segmentId(segment), unitType: 0, passengerType: type }
      const hand = { ...allowance, weight: brand.hand, piece: 1, baggageType: 2 }
      return brand.checked === 0 ? [hand] : [{ ...allowance, weight: brand.checked, piece: 0, baggageType: 1 }, hand]
    }),
  )
}

/** The service that every segment has. */
const WIRELESS: Wire<'FlightService'> = { id: 'WF', name: 'Wireless', thumbnail: '/media/icons/wireless.png' }

function wireSegment(segment: Segment, culture: string): Wire<'FlightSegment'> {
  const id = segmentId(segment)
  return {
    id,
    flightNo: segment.flightNo,
    pnlName: segment.flightNo,
    flightClass: flightClass(undefined),
    airline: airline(segment.airline),
    marketingAirline: airline(segment.airline),
    departure: point(segment.from, segment.departs, culture),
    arrival: point(segment.to, segment.arrives, culture),
    duration: segment.duration,
    baggageInformations: [],
    services: [{ ...WIRELESS, segments: [id] }],
    aircraft: segment.aircraft,
  }
}

/** A leg in the format of searches. */
export function flightItem(
  { leg, flight }: FlownLeg,
  passengers: readonly Passengers[],
  culture: string,
): Wire<'FlightItem'> {
  return {
    segmentNumber: leg.segmentNumber,
    flightNo: flight.flightNo,
    pnlName: flight.flightNo,
    flightDate: flight.departs,
    airline: airline(flight.airline),
    marketingAirline: airline(flight.airline),
    duration: flight.duration,
    dayChange: flight.dayChange,
    departure: point(flight.from, flight.departs, culture),
    arrival: point(flight.to, flight.arrives, culture),
    flightClass: flightClass(undefined),
    route: leg.route,
    segments: flight.segments.map((segment) => wireSegment(segment, culture)),
    stopCount: flight.segments.length - 1,
    flightProvider: SELLER,
    baggageInformations: [],
    passengers: passengers.map(({ type, count }) => ({ type, count })),
    flightType: isBundled(flight) ? FlightType.Charter : FlightType.Regular,
  }
}

/** The company that sells all flights of the mock. */
export const SELLER: Wire<'FlightProvider'> = { displayName: 'Yelken', id: '1', name: 'Yelken' }

/** A leg in the legacy format, with fewer names and another provider id. */
export function legacyItem(flown: FlownLeg, passengers: readonly Passengers[], culture: string): Wire<'FlightItem'> {
  const item = flightItem(flown, passengers, culture)
  const economy = { id: 'V', name: 'Economy' }
  return {
    ...omit(item, 'segmentNumber', 'marketingAirline', 'flightProvider'),
    flightClass: economy,
    segments: (item.segments ?? []).map((segment, index) => ({
      ...omit(segment, 'marketingAirline', 'aircraft'),
      id: String(index + 1),
      flightClass: economy,
      departureTerminal: '',
    })),
    provider: ProviderId.FlightContent,
  }
}

/** A fare brand; with its features only on request. */
export function flightBrand({ id, name, services }: Brand, withFeatures: boolean): Wire<'FlightBrand'> {
  if (!withFeatures) return { id, name }
  return {
    features: services.map(({ name: commercialName, group, fee }) => ({
      commercialName,
      serviceGroup: group,
      pricingType: fee,
      explanations: [{ text: commercialName }],
    })),
    id,
    name,
  }
}

/** The flight of a booked service, with the class and baggage of its brand. */
export function bookedFlight(
  flown: FlownLeg,
  brand: Brand,
  passengers: readonly Passengers[],
  culture: string,
): Wire<'BookedFlight'> {
  const item = flightItem(flown, passengers, culture)
  return {
    ...omit(item, 'segmentNumber'),
    flightClass: flightClass(brand),
    segments: (item.segments ?? []).map((segment) => ({ ...segment })),
    baggageInformations: baggage(flown.flight, brand, passengers),
  }
}
