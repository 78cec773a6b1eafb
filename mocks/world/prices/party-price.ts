import { PriceBasis } from '@rota/openapi/agency/enums'
import { money, share, type Cents } from '../basics/money.ts'
import type { Party } from './pricing.ts'
import type { Schema } from '../basics/schemas.ts'

/** What a price is for; the keys are used in seed files. */
export const BASIS = {
  pax: PriceBasis.PerPax,
  service: PriceBasis.PerService,
  room: PriceBasis.PerRoom,
} as const

type Basis = keyof typeof BASIS

/** Children of these ages pay this share of the adult price, in thousandths; older children pay the adult price. */
export interface ChildShare {
  readonly fromAge: number
  readonly untilAge: number
  readonly share: number
}

/** A unit price, and everything else a total depends on. */
export interface UnitPrice {
  readonly basis: Basis
  readonly price: Cents
  readonly children: readonly ChildShare[]
  /** Maximum number of people in a room. */
  readonly perRoom: number
  /** Single room supplement. */
  readonly single?: Cents
  /** Number of days or nights. */
  readonly times?: number
}

type Term = Schema<'PriceTerm'>
type PricePart = readonly [what: Term['what'], count: number, price: Cents]

/** Rooms that a party needs: at most two adults per room, and children in the remaining beds. */
export const roomsFor = ({ adults, children }: Party, maxPeople: number): number =>
  Math.max(Math.ceil(adults / 2), Math.ceil((adults + children.length) / maxPeople))

/** The parts of a price: what is paid for, how often, and the price of each. */
function priceParts(unit: UnitPrice, party: Party): PricePart[] {
  const { basis, price, single } = unit
  if (basis === 'service') return [['service', 1, price]]
  if (basis === 'room') return [['room', roomsFor(party, unit.perRoom), price]]
  const shareOf = (age: number) =>
    unit.children.find(({ fromAge, untilAge }) => fromAge <= age && age <= untilAge)?.share ?? 1000
  const shares = party.children.map(shareOf)
  const fullPayers = party.adults + shares.filter((ageShare) => ageShare === 1000).length
  const reducedShares = [...new Set(shares)].filter((ageShare) => ageShare < 1000).toSorted((a, b) => b - a)
  const children = reducedShares.map((ageShare): PricePart => {
    const count = shares.filter((other) => other === ageShare).length
    return ['child', count, share(price, ageShare)]
  })
  const singleSupplement: PricePart[] = single !== undefined && fullPayers % 2 === 1 ? [['single', 1, single]] : []
  return [['adult', fullPayers, price], ...children, ...singleSupplement]
}

/** The price breakdown of a party: 2 × 45 + 1 × 20 (decision 38.1). The total is in hundredths. */
export function sumOf(unit: UnitPrice, party: Party): { terms: Term[]; total: Cents } {
  const { times } = unit
  const parts = priceParts(unit, party).map(([what, count, price]) => ({
    what,
    count,
    price,
    sum: count * price * (times ?? 1),
  }))
  return {
    terms: parts.map(({ what, count, price, sum }) => ({
      what,
      count,
      ...(times !== undefined && { times }),
      price: money(price),
      total: money(sum),
    })),
    total: parts.reduce((total, { sum }) => total + sum, 0),
  }
}
