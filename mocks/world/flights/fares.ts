import { PassengerType } from '@rota/openapi/agency/enums'
import { monthOf, nightsBetween, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { share, wholeLira, type Cents } from '../basics/money.ts'
import { seededInt } from '../basics/seeded.ts'
import type { Schema } from '../basics/schemas.ts'
import { AIRLINES, type BrandSeed } from '../seed/flights/airlines.ts'
import { countryOf } from '../seed/flights/airports.ts'
import type { RouteSeason } from '../seed/flights/routes.ts'
import { lastOf, routeOfHop, type Journey } from './timetable.ts'

/** Kinds of passengers as a search names them, in the order that ids of offers have them. */
export const KINDS = ['adult', 'child', 'infant', 'young', 'senior', 'student'] as const
export type Kind = (typeof KINDS)[number]
export type Passengers = Readonly<Partial<Record<Kind, number>>>

/** A kind's type, and its share of an adult's fare in thousandths. */
export const KIND: Readonly<Record<Kind, { type: Schema<'PassengerType'>; share: number }>> = {
  adult: { type: PassengerType.Adult, share: 1000 },
  child: { type: PassengerType.Child, share: 750 },
  infant: { type: PassengerType.Infant, share: 100 },
  young: { type: PassengerType.Young, share: 850 },
  senior: { type: PassengerType.Senior, share: 900 },
  student: { type: PassengerType.Student, share: 880 },
}

/** Everything that a fare depends on; nothing else does. */
export interface FareRequest {
  readonly journey: Journey
  readonly brand: BrandSeed
  /** The day of the search in Istanbul. */
  readonly today: CivilDate
  /** What a scenario does to all prices, in thousandths. */
  readonly raise: number
  /** What the site adds, in percent. */
  readonly markupRate: number
  /** Sold as half of a round trip whose price is the whole one. */
  readonly isPackage: boolean
}

/** Thousandths by month, January first. */
const MONTHS: Readonly<Record<RouteSeason, readonly number[]>> = {
  sun: [760, 760, 800, 900, 1000, 1220, 1480, 1520, 1180, 920, 780, 820],
  city: [920, 920, 980, 1040, 1060, 1060, 1040, 1040, 1080, 1040, 960, 1060],
  family: [940, 880, 920, 1000, 1020, 1160, 1320, 1340, 1060, 940, 900, 1080],
}

/** Thousandths by days between search and flight, the longest first. */
const AHEAD: readonly (readonly [days: number, share: number])[] = [
  [60, 820],
  [30, 900],
  [14, 1000],
  [7, 1180],
  [3, 1400],
  [0, 1650],
]

/** A journey with a change is cheaper than its two flights. */
const CHANGE = 720
/** Both ways of a package against one. */
const PACKAGE = 1800

const TAX_AT_HOME: Cents = 31_000
const TAX_ABROAD: Cents = 124_000

const isAbroad = ({ hops }: Journey) => countryOf(hops[0].from) !== countryOf(hops.at(-1)?.to ?? hops[0].to)

/** What an adult pays for a journey in a brand, in hundredths of a lira and whole lira, before the markup. */
function adultFare({ journey, brand, today, raise, isPackage }: FareRequest): Cents {
  const { date } = journey
  const [, ahead = 1000] = AHEAD.find(([days]) => nightsBetween(today, date) >= days) ?? []
  const hops = journey.hops.reduce((sum, hop) => {
    const route = routeOfHop(hop)
    return sum + share((route?.base ?? 0) * 100, MONTHS[route?.season ?? 'city'][monthOf(date) - 1] ?? 1000)
  }, 0)
  const weekend = weekdayOf(date) === 5 || weekdayOf(date) === 7 ? 1120 : 1000
  const factors = [
    journey.hops.length > 1 ? CHANGE : 1000,
    ahead,
    weekend,
    AIRLINES[journey.airline].level,
    brand.share,
    isPackage ? PACKAGE : 1000,
    seededInt(`fare/${journey.number}/${date}`, 920, 1080),
    raise,
  ]
  return wholeLira(factors.reduce(share, hops))
}

/** One kind's part of a price. */
export interface KindPrice {
  readonly kind: Kind
  readonly count: number
  readonly price: Cents
  readonly tax: Cents
}

/** A fare for a party, by kinds; the markup is in it, taxes are contained. */
export function pricesOf(request: FareRequest, passengers: Passengers): KindPrice[] {
  const adult = adultFare(request)
  const tax = isAbroad(request.journey) ? TAX_ABROAD : TAX_AT_HOME
  return KINDS.flatMap((kind) => {
    const count = passengers[kind] ?? 0
    const each = share(wholeLira(share(adult, KIND[kind].share)), 1000 + Math.round(request.markupRate * 10))
    const isTaxed = kind !== 'infant'
    return count === 0 ? [] : [{ kind, count, price: each * count, tax: isTaxed ? Math.min(tax, each) * count : 0 }]
  })
}

/** The sum of all kinds. */
export const sumOf = (prices: readonly KindPrice[]): Cents => prices.reduce((sum, { price }) => sum + price, 0)

/** Whether passports are asked for. */
export const needsPassport = (journey: Journey): boolean =>
  countryOf(journey.hops[0].from) !== countryOf(lastOf(journey).to)
