import { addDays, type CivilDate } from '../basics/civil-date.ts'
import { AIRLINES, type BrandSeed } from '../seed/flights/airlines.ts'
import { isAirport } from '../seed/flights/airports.ts'
import { signId, verifyId } from '../basics/signed-id.ts'
import { KINDS, type Passengers } from './fares.ts'
import { journeyAt, lastOf, type Journey } from './timetable.ts'

/** The data in an offer id. Searches are not stored: the id contains everything that its price depends on. */
export interface OfferedFlight {
  readonly journey: Journey
  readonly brand: BrandSeed
  readonly passengers: Passengers
  readonly route: 1 | 2
  /** The key under which it is paired; undefined when it is sold alone. */
  readonly groupKey: string | undefined
  readonly markupRate: number
  /** The date of the search: early bookings are cheaper. */
  readonly searched: CivilDate
  /** Price factor of the scenario at that time, in thousandths. */
  readonly priceFactor: number
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number
}

const MINUTE = 60_000

/** Provider 13, product 3. */
const PREFIX = '13$3$'

/** An offer id in the provider's format. It is signed because the price and markup in it are trusted. */
export function flightOfferId(offer: OfferedFlight): string {
  const { journey, brand, passengers, route, groupKey = '', markupRate, searched, priceFactor, expiresAt } = offer
  const way = `${journey.hops[0].from}-${lastOf(journey).to}`
  const party = KINDS.map((kind) => passengers[kind] ?? 0).join('.')
  const parts = [way, journey.date, journey.number, brand.id, party, route, groupKey, markupRate, searched, priceFactor]
  return signId(PREFIX, [...parts, expiresAt / MINUTE].join('|'))
}

const SHAPE =
  /^(\w{3})-(\w{3})\|(\d{8})\|([A-Z0-9+]+)\|([a-z0-9-]+)\|(\d(?:\.\d){5})\|([12])\|([A-Za-z0-9-]*)\|(\d+(?:\.\d+)?)\|(\d{8})\|(\d{1,5})\|(\d{1,12})$/

/** The offer of an id; undefined for an unknown id. The caller checks whether it has expired. */
export function flightOfferOf(id: string): OfferedFlight | undefined {
  const [
    ,
    from = '',
    to = '',
    day,
    number = '',
    brandId,
    party = '',
    route,
    key,
    markup,
    searched,
    priceFactor,
    expires,
  ] = SHAPE.exec(verifyId(PREFIX, id) ?? '') ?? []
  if (!isAirport(from) || !isAirport(to) || addDays(Number(day), 0) !== Number(day)) return undefined
  const journey = journeyAt(from, to, Number(day), number)
  const brand = journey && AIRLINES[journey.airline].brands.find((known) => known.id === brandId)
  if (journey === undefined || brand === undefined) return undefined
  const counts = party.split('.').map(Number)
  const passengers = Object.fromEntries(KINDS.map((kind, at) => [kind, counts[at] ?? 0]))
  return {
    journey,
    brand,
    passengers,
    route: route === '2' ? 2 : 1,
    groupKey: key === '' ? undefined : key,
    markupRate: Number(markup),
    searched: Number(searched),
    priceFactor: Number(priceFactor),
    expiresAt: Number(expires) * MINUTE,
  }
}
