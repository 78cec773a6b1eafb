import { FlightClassType, FlightType, ProviderId } from '@rota/openapi/provider/enums'
import type { Airport } from '../../world/provider/airports.ts'
import { localTime } from '../../world/provider/days.ts'
import type { Brand } from '../../world/provider/fares.ts'
import type { Airline, Flight, Segment } from '../../world/provider/flights.ts'
import type { Leg, Passengers } from '../../world/provider/offer-id.ts'
import { location, wordsIn } from '../../world/provider/places.ts'
import type { Wire } from '../../world/provider/wire.ts'
import { without } from './without.ts'

/** A flight in its place in a trip. */
export interface FlownLeg {
  readonly leg: Leg
  readonly flight: Flight
}

const COUNTRIES: Readonly<Record<string, string>> = { TR: 'Türkiye', DE: 'Germany', GB: 'United Kingdom' }

const geo = ({ at: [latitude, longitude] }: Airport): Wire<'Geo'> => ({
  longitude: String(longitude),
  latitude: String(latitude),
})

export function airline({ id, name }: Airline): Wire<'Airline'> {
  const thumbnail = `/media/airlines/${id.toLowerCase()}.png`
  return { internationalCode: id, thumbnail, logo: thumbnail, id, name }
}

/** Where a flight touches the ground, at its local time. */
function point(airport: Airport, date: string, culture: string): Wire<'FlightPoint'> {
  const { code, city, country, place } = airport
  const name = wordsIn(airport.name, culture)
  return {
    country: { internationalCode: country, name: COUNTRIES[country] ?? country, provider: 3, id: country },
    city: {
      ...(place && location(place, culture, 3)),
      name: wordsIn(airport.cityName, culture),
      provider: 3,
      id: city,
    },
    airport: { geolocation: geo(airport), name, id: code, code, internationalName: airport.name[0] },
    date,
    geoLocation: geo(airport),
  }
}

export const flightClass = (brand: Brand | undefined, segmentId?: string): Wire<'FlightClass'> => ({
  type: FlightClassType.Economy,
  name: 'Economy',
  id: brand?.letter ?? 'V',
  code: brand?.letter ?? 'V',
  ...(segmentId !== undefined && { segmentId }),
})

/** A segment's id, as the wire writes it. */
export const segmentId = ({ from, to, departs, flightNo }: Segment, { day }: Flight): string =>
  `F:${from.code}|${to.code}|${localTime(day, departs).replaceAll(/\D/g, '')}|${flightNo}`

/** Baggage of a brand on every segment, for every kind of passenger with a seat. */
export function baggage(flight: Flight, brand: Brand, passengers: readonly Passengers[]): Wire<'BaggageInfo'>[] {
  return flight.segments.flatMap((segment) =>
    passengers.flatMap(({ type }) => {
      const at = { segmentId: segmentId(segment, flight), unitType: 0, passengerType: type }
      const hand = { ...at, weight: 8, piece: 1, baggageType: 2 }
      return brand.baggage === 0 ? [hand] : [{ ...at, weight: brand.baggage, piece: 0, baggageType: 1 }, hand]
    }),
  )
}

const ICON: Wire<'FlightService'> = { id: 'WF', name: 'Wireless', thumbnail: '/media/icons/wireless.png' }

function wireSegment(segment: Segment, flight: Flight, culture: string): Wire<'FlightSegment'> {
  const id = segmentId(segment, flight)
  return {
    id,
    flightNo: segment.flightNo,
    pnlName: segment.flightNo,
    flightClass: flightClass(undefined),
    airline: airline(flight.airline),
    marketingAirline: airline(flight.airline),
    departure: point(segment.from, localTime(flight.day, segment.departs), culture),
    arrival: point(segment.to, localTime(flight.day, segment.arrives), culture),
    duration: segment.duration,
    baggageInformations: [],
    services: [{ ...ICON, segments: [id] }],
    aircraft: 'UNKNOWN_PLANE',
  }
}

/** One leg as a search shows it. */
export function flightItem(
  { leg, flight }: FlownLeg,
  passengers: readonly Passengers[],
  culture: string,
): Wire<'FlightItem'> {
  const [first] = flight.segments
  const last = flight.segments.at(-1)
  const departs = first?.departs ?? 0
  const arrives = last?.arrives ?? departs
  return {
    segmentNumber: leg.segmentNumber,
    flightNo: flight.flightNo,
    pnlName: flight.flightNo,
    flightDate: localTime(flight.day, departs),
    airline: airline(flight.airline),
    marketingAirline: airline(flight.airline),
    duration: flight.duration,
    dayChange: Math.floor(arrives / 1440),
    departure: point(flight.from, localTime(flight.day, departs), culture),
    arrival: point(flight.to, localTime(flight.day, arrives), culture),
    flightClass: flightClass(undefined),
    route: leg.route,
    segments: flight.segments.map((segment) => wireSegment(segment, flight, culture)),
    stopCount: flight.segments.length - 1,
    flightProvider: SELLER,
    baggageInformations: [],
    passengers: passengers.map(({ type, count }) => ({ type, count })),
    flightType: FlightType.Regular,
  }
}

export const SELLER: Wire<'FlightProvider'> = { displayName: 'Yelken', id: '1', name: 'Yelken' }

/** A leg in the older shape: fewer names, another provider number. */
export function legacyItem(flown: FlownLeg, passengers: readonly Passengers[], culture: string): Wire<'FlightItem'> {
  const item = flightItem(flown, passengers, culture)
  const plain = { id: 'V', name: 'Economy' }
  return {
    ...without(item, 'segmentNumber', 'marketingAirline', 'flightProvider'),
    flightClass: plain,
    segments: (item.segments ?? []).map((segment, at) => ({
      ...without(segment, 'marketingAirline', 'aircraft'),
      id: String(at + 1),
      flightClass: plain,
      departureTerminal: '',
    })),
    provider: ProviderId.FlightContent,
  }
}

/** A fare brand; its features only where they are asked for. */
export function flightBrand({ id, name, features }: Brand, withFeatures: boolean): Wire<'FlightBrand'> {
  if (!withFeatures) return { id, name }
  return {
    features: features.map(([commercialName, serviceGroup, pricingType, text]) => ({
      commercialName,
      serviceGroup,
      pricingType,
      explanations: [{ text }],
    })),
    id,
    name,
  }
}

/** The flight of a booked service. */
export function bookedFlight(
  flown: FlownLeg,
  brand: Brand,
  passengers: readonly Passengers[],
  culture: string,
): Wire<'BookedFlight'> {
  const item = flightItem(flown, passengers, culture)
  return {
    ...without(item, 'segmentNumber'),
    flightClass: flightClass(brand),
    segments: (item.segments ?? []).map((segment) => ({ ...segment })),
    baggageInformations: baggage(flown.flight, brand, passengers),
  }
}
