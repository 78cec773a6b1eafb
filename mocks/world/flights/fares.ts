import { PassengerType } from '@rota/openapi/agency/enums'
import { monthOf, nightsBetween, weekdayOf, type CivilDate } from '../basics/civil-date.ts'
import { share, wholeLira, type Cents } from '../basics/money.ts'
import { seededInt } from '../basics/seeded.ts'
import type { Schema } from '../basics/schemas.ts'
import { AIRLINES, type BrandSeed } from '../seed/flights/airlines.ts'
import { countryOf } from '../seed/flights/airports.ts'
import type { RouteSeason } from '../seed/flights/routes.ts'
import { lastOf, routeOfHop, type Journey } from './timetable.ts'

/** Passenger kinds as a search names them, in the order used in offer ids. */
export const KINDS = ['adult', 'child', 'infant', 'young', 'senior', 'student'] as const
export type Kind = (typeof KINDS)[number]
export type Passengers = Readonly<Partial<Record<Kind, number>>>

/** Passenger type of a kind, and its share of the adult fare in thousandths. */
export const KIND: Readonly<Record<Kind, { type: Schema<'PassengerType'>; share: number }>> = {
  adult: { type: PassengerType.Adult, share: 1000 },
  child: { type: PassengerType.Child, share: 750 },
  infant: { type: PassengerType.Infant, share: 100 },
  young: { type: PassengerType.Young, share: 850 },
  senior: { type: PassengerType.Senior, share: 900 },
  student: { type: PassengerType.Student, share: 880 },
}

/** Everything that determines a fare. */
export interface FareRequest {
  readonly journey: Journey
  readonly brand: BrandSeed
  /** The date of the search in Istanbul. */
  readonly today: CivilDate
  /** Price factor of the scenario, in thousandths. */
  readonly priceFactor: number
  /** Markup of the site, in percent. */
  readonly markupRate: number
  /** Half of a round trip; its price is the price of the whole trip. */
  readonly isPackage: boolean
}

/** Price factors by month in thousandths, January first. */
const MONTHS: Readonly<Record<RouteSeason, readonly number[]>> = {
  sun: [760, 760, 800, 900, 1000, 1220, 1480, 1520, 1180, 920, 780, 820],
  city: [920, 920, 980, 1040, 1060, 1060, 1040, 1040, 1080, 1040, 960, 1060],
  family: [940, 880, 920, 1000, 1020, 1160, 1320, 1340, 1060, 940, 900, 1080],
}

/** Price factors in thousandths by days between search and flight, longest first. */
const AHEAD: readonly (readonly [days: number, share: number])[] = [
  [60, 820],
  [30, 900],
  [14, 1000],
  [7, 1180],
  [3, 1400],
  [0, 1650],
]

/** Price factor in thousandths: a connecting journey is cheaper than its two flights. */
const CHANGE = 720
/** Price factor in thousandths of a round-trip package, relative to one way. */
const PACKAGE = 1800

const TAX_AT_HOME: Cents = 31_000
const TAX_ABROAD: Cents = 124_000

const isAbroad = ({ hops }: Journey) => countryOf(hops[0].from) !== countryOf(hops.at(-1)?.to ?? hops[0].to)

/** The adult fare of a journey in a brand, in hundredths, rounded to whole lira, before the markup. */
function adultFare({ journey, brand, today, priceFactor, isPackage }: FareRequest): Cents {
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
    priceFactor,
  ]
  return wholeLira(factors.reduce(share, hops))
}

/** The part of a price for one passenger kind. */
export interface KindPrice {
  readonly kind: Kind
  readonly count: number
  readonly price: Cents
  readonly tax: Cents
}

/** The fare of a party by passenger kind, including markup and taxes. */
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

/** The total of all kinds. */
export const sumOf = (prices: readonly KindPrice[]): Cents => prices.reduce((sum, { price }) => sum + price, 0)

/** Whether passengers need a passport. */
export const needsPassport = (journey: Journey): boolean =>
  countryOf(journey.hops[0].from) !== countryOf(lastOf(journey).to)
