import { LocationType, PriceBasis, TripDirection } from '@rota/openapi/agency/enums'
import { money, type Cents } from '../basics/money.ts'
import { transferPicture } from './pictures.ts'
import type { Schema } from '../basics/schemas.ts'
import { AIRPORTS, isAirport } from '../seed/airports.ts'
import { lineageOf, PLACES, regionOf, type PlaceId } from '../seed/places.ts'
import { ridePrice } from '../prices/ride-price.ts'
import type { Ride } from '../seed/transfers/rides.ts'
import type { RouteSeed, StopId } from '../seed/transfers/routes.ts'
import { meetingAt, nameOf, waitAt } from '../seed/transfers/stops.ts'
import { VEHICLES } from '../seed/transfers/vehicles.ts'
import { describe, TRANSFER_WORDS } from '../seed/transfers/words.ts'
import { slugOf } from '../basics/slug.ts'
import { inEach, text, type TextByLanguage } from '../basics/texts.ts'

/** A stop and all places that contain it. */
const within = (stop: StopId): readonly string[] =>
  isAirport(stop) ? [stop, ...lineageOf(AIRPORTS[stop].place)] : lineageOf(stop)

/** Whether the ends of a route lie in different countries. */
export const isAbroad = ({ from, to }: RouteSeed): boolean => within(from).at(-1) !== within(to).at(-1)

/** Whether a route connects two places, in either direction; undefined matches any place. */
export function joins({ from, to }: RouteSeed, one: string | undefined, other: string | undefined): boolean {
  const lies = (stop: StopId, place: string | undefined) => place === undefined || within(stop).includes(place)
  return (lies(from, one) && lies(to, other)) || (lies(to, one) && lies(from, other))
}

/** A stop of a route in the contract's format. */
export function stopOf(id: StopId): Schema<'TransferStop'> {
  const region: PlaceId | undefined = isAirport(id) ? AIRPORTS[id].place : regionOf(id)
  return {
    id,
    type: isAirport(id) ? LocationType.Airport : PLACES[id].type,
    name: text(nameOf(id)),
    ...(region && { region: text(PLACES[region].name) }),
    ...(isAirport(id) && { code: AIRPORTS[id].code }),
  }
}

/** The directions in which a ride can be booked. */
export const directionsOf = ({ route }: Ride): Schema<'TripDirection'>[] =>
  route.isOneWay ? [TripDirection.Forward] : [TripDirection.Forward, TripDirection.Backward, TripDirection.RoundTrip]

/** A round trip costs less than two single rides; in thousandths. */
const ROUND_TRIP = 1900

function priceOf(ride: Ride, direction: Schema<'TripDirection'>, priceFactor: number): Cents {
  return ridePrice(ride, priceFactor, direction === TripDirection.RoundTrip ? ROUND_TRIP : undefined)
}

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', zh: '，' }

/** "Dalaman Airport - Kaş, Minivan" in each language. */
function titleOf({ route, kind }: Ride): TextByLanguage {
  const [from, to, vehicle] = [nameOf(route.from), nameOf(route.to), VEHICLES[kind].name]
  return inEach((pick, lang) => `${pick(from)} - ${pick(to)}${COMMAS[lang] ?? ', '}${pick(vehicle)}`)
}

/** The facts that lists show about a ride. */
export function rideFacts(ride: Ride, priceFactor: number): Schema<'TransferFacts'> {
  const { id, route, kind } = ride
  const { name, passengers, bags, childSeats } = VEHICLES[kind]
  const title = titleOf(ride)
  return {
    id,
    slug: slugOf(title.en, id),
    name: text(title),
    from: stopOf(route.from),
    to: stopOf(route.to),
    distance: route.km,
    duration: route.minutes,
    vehicle: { kind, name: text(name), passengers, bags, childSeats },
    prices: directionsOf(ride).map((direction) => ({ direction, price: money(priceOf(ride, direction, priceFactor)) })),
    priceBasis: PriceBasis.PerService,
    waitTime: waitAt(route.from),
    meetingPoint: meetingAt(route.from),
    returnMeetingPoint: meetingAt(route.to),
    picture: transferPicture(id),
  }
}

/** Hours before the ride until which it can be cancelled free of charge. */
export const FREE_HOURS = 24

/** The full record of a ride. */
export function rideRecord(ride: Ride, priceFactor: number): Schema<'Transfer'> {
  const { route, kind } = ride
  const { passengers, bags } = VEHICLES[kind]
  return {
    facts: rideFacts(ride, priceFactor),
    description: text(describe({ km: route.km, minutes: route.minutes, passengers, bags }, isAbroad(route))),
    included: TRANSFER_WORDS.included.map((words) => text(words)),
    notes: text(TRANSFER_WORDS.notes),
    needsFlight: isAirport(route.from) || isAirport(route.to),
    freeCancellationHours: FREE_HOURS,
  }
}
