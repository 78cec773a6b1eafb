import { KIND, KINDS, pricesOf, type Kind } from '../../flights/fares.ts'
import type { CivilDate } from '../../basics/civil-date.ts'
import type { Cents } from '../../basics/money.ts'
import { AIRLINES, type BrandSeed } from '../../seed/flights/airlines.ts'
import { inCurrency, type SoldIn } from './currency.ts'
import type { Flight } from './flights.ts'
import type { Passengers } from '../offer-id.ts'

/** A fare brand: what a ticket includes. */
export type Brand = BrandSeed

const BRANDS = Object.values(AIRLINES).flatMap(({ brands }) => brands)

/** The brands of a flight, plainest first. */
export const brandsOf = ({ journey }: Flight): readonly Brand[] => AIRLINES[journey.airline].brands

/** The brand of an id. */
export const brandOf = (id: string): Brand | undefined => BRANDS.find((brand) => brand.id === id)

/** Whether the airline sells both legs as a package: each offer then has the price of the whole trip. */
export const isBundled = ({ journey }: Flight): boolean => AIRLINES[journey.airline].isCharter ?? false

/** The fare of a passenger type; types without their own fare pay the adult fare. */
const kindOf = (type: number): Kind => KINDS.find((kind) => KIND[kind].type === type) ?? 'adult'

/** A fare per passenger type, and its total; amounts are in the currency of the request. */
export interface Fare {
  readonly items: readonly {
    readonly type: number
    readonly count: number
    readonly price: Cents
    readonly tax: Cents
  }[]
  readonly total: Cents
}

/** Everything that determines a fare, apart from the scenario. */
export interface FareRequest {
  readonly flight: Flight
  readonly brand: Brand
  readonly passengers: readonly Passengers[]
  readonly currency: SoldIn
  readonly isPackage: boolean
  /** The date of the search: early bookings are cheaper. */
  readonly searched: CivilDate
}

/**
 * The price of a flight for a party; the items add up to the total. `priceFactor` is the
 * scenario's price factor, in thousandths.
 */
export function fareOf(
  { flight, brand, passengers, currency, isPackage, searched }: FareRequest,
  priceFactor: number,
): Fare {
  const request = { journey: flight.journey, brand, today: searched, priceFactor, markupRate: 0, isPackage }
  const items = passengers.map(({ type, count }) => {
    const [paid] = pricesOf(request, { [kindOf(type)]: 1 })
    const { price = 0, tax = 0 } = paid ?? {}
    return { type, count, price: inCurrency(price, currency) * count, tax: inCurrency(tax, currency) * count }
  })
  return { items, total: items.reduce((sum, { price }) => sum + price, 0) }
}

/** The agency's fee per passenger and leg, in hundredths of a lira. */
export const FEE: Cents = 4_500
