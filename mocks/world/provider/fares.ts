import { PassengerType } from '@rota/openapi/provider/enums'
import { weekdayOf } from '../civil-date.ts'
import type { Market } from '../choice.ts'
import { share, wholeLira, type Cents } from '../money.ts'
import { seededInt } from '../seeded.ts'
import { inCurrency, type SoldIn } from './currency.ts'
import type { Flight } from './flights.ts'
import type { BrandId, Passengers } from './offer-id.ts'

/** A fare brand: what is in the ticket. Feature numbers are the provider's (BrandServiceGroup, BrandPricing). */
export interface Brand {
  readonly id: BrandId
  readonly name: string
  /** Kilograms of checked baggage; 0 is none. */
  readonly baggage: number
  /** Against the plainest brand, in thousandths. */
  readonly factor: number
  /** Letter of the booking class. */
  readonly letter: string
  /** Of the price, in thousandths, when it is given back before the day of departure. */
  readonly penalty: number
  readonly features: readonly (readonly [name: string, group: number, pricing: number, text: string])[]
}

const HAND = ['Cabin bag', 1, 0, 'One piece of 8 kg in the cabin'] as const

/** The plainest first. */
export const BRANDS: readonly Brand[] = [
  {
    id: 'LT',
    name: 'Light',
    baggage: 0,
    factor: 1000,
    letter: 'P',
    penalty: 1000,
    features: [HAND, ['Checked baggage', 1, 1, 'At the counter or online'], ['Refund', 0, 2, 'Not possible']],
  },
  {
    id: 'CL',
    name: 'Classic',
    baggage: 20,
    factor: 1180,
    letter: 'V',
    penalty: 400,
    features: [HAND, ['Checked baggage', 1, 0, '20 kg'], ['Refund', 0, 1, 'For 40 % of the fare']],
  },
  {
    id: 'FX',
    name: 'Flex',
    baggage: 30,
    factor: 1450,
    letter: 'Y',
    penalty: 0,
    features: [
      HAND,
      ['Checked baggage', 1, 0, '30 kg'],
      ['Refund', 0, 0, 'Free until the day before departure'],
      ['Meal', 5, 0, 'A warm meal'],
    ],
  },
]

/** The brand of an id. */
export const brandOf = (id: BrandId): Brand | undefined => BRANDS.find((brand) => brand.id === id)

/** What a passenger pays of an adult's fare, in thousandths. */
const SHARES: Readonly<Record<number, number>> = {
  [PassengerType.Child]: 750,
  [PassengerType.Infant]: 100,
  [PassengerType.Student]: 850,
  [PassengerType.Young]: 850,
  [PassengerType.Senior]: 900,
}

export interface Fare {
  readonly items: readonly {
    readonly type: number
    readonly count: number
    readonly price: Cents
    readonly tax: Cents
  }[]
  readonly total: Cents
}

/** Lira for an adult in the plainest brand. */
function adultFare({ from, to, day, distance, flightNo, segments }: Flight, market: Market): Cents {
  const base = 55_000 + distance * 180
  const byDay = share(base, weekdayOf(day) >= 5 ? 1120 : 1000)
  const byFlight = share(byDay, seededInt(`fare/${from.code}/${to.code}/${flightNo}/${day}`, 880, 1240))
  return wholeLira(share(share(byFlight, segments.length > 1 ? 900 : 1000), market.raise))
}

/** Airport tax of a passenger, in hundredths of a lira; contained in the price. */
const TAX = 9_500

/** Of a fare for one way, what a package offer costs for the whole trip, in thousandths. */
const PACKAGE = 1800

export interface FareRequest {
  readonly flight: Flight
  readonly brand: Brand
  readonly passengers: readonly Passengers[]
  readonly currency: SoldIn
  readonly isPackage: boolean
}

/** What a flight costs for a party; the items add up to the total. */
export function fareOf({ flight, brand, passengers, currency, isPackage }: FareRequest, market: Market): Fare {
  const adult = share(share(adultFare(flight, market), brand.factor), isPackage ? PACKAGE : 1000)
  const items = passengers.map(({ type, count }) => ({
    type,
    count,
    price: inCurrency(share(adult, SHARES[type] ?? 1000), currency) * count,
    tax: inCurrency(TAX, currency) * count,
  }))
  return { items, total: items.reduce((sum, { price }) => sum + price, 0) }
}

/** The agency's own fee for a passenger and a way, in hundredths of a lira. */
export const FEE = 4_500

/** Seats that a party takes: infants sit on laps. */
export const seatsFor = (passengers: readonly Passengers[]): number =>
  passengers.reduce((sum, { type, count }) => sum + (type === PassengerType.Infant ? 0 : count), 0)
