import { BookingTransactionStatus, ProductType } from '@rota/openapi/agency/enums'
import { TransactionStatus } from '@rota/openapi/provider/enums'
import type { BookingRecord } from './bookings.ts'
import { marked } from './markup.ts'
import type { Cents } from './money.ts'
import { liraFrom } from './paximum/currency.ts'
import type { PaximumRecord } from './paximum/transactions.ts'
import { ProviderRefusal } from './provider/refusal.ts'
import type { TransactionRecord } from './provider/transaction-record.ts'
import { Refusal } from './refusal.ts'
import type { World } from './world.ts'

/** One way of a flight in a transaction, with everything that was added to it. */
interface Part {
  readonly route: number
  /** Its flight and day, as `partKey` writes them. */
  readonly key: string
  readonly price: Cents
}

/** A transaction that a basket is bound to, as far as the basket needs it. Sums are in lira, the markup in them. */
export interface BoundTransaction {
  readonly id: string
  /** It can still be changed and booked. */
  readonly isOpen: boolean
  /** Of the reservation that it has become. */
  readonly number?: string
  readonly parts: readonly Part[]
}

/** Names a flight on its day. */
export const partKey = (number: string, day: number): string => `${number}/${day}`

/**
 * The transaction of an id, begun at the agency by this session or at the provider itself: to a basket it is the same. Throws
 * the refusal `not-found`.
 */
export function boundTransaction(
  { paximum, transactions }: Pick<World, 'paximum' | 'transactions'>,
  id: string,
  sessionId: string,
): BoundTransaction {
  try {
    return fromProvider(transactions.find(id))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return fromAgency(paximum.own(id, sessionId))
  }
}

function fromAgency({ id, status, services, currency, booked }: PaximumRecord): BoundTransaction {
  const flights = services.filter(({ productType }) => productType === ProductType.Flight)
  const total = services.reduce((sum, { price }) => sum + price, 0)
  const ways = flights.map(({ name, beginDate = 0, route = 1, price }) => {
    return { route, key: partKey(name.split(' ')[0] ?? '', beginDate), price: liraFrom(price, currency) }
  })
  const parts = wholeOf(ways, liraFrom(total, currency))
  return { id, isOpen: status === BookingTransactionStatus.Open, parts, ...(booked && { number: booked.number }) }
}

function fromProvider({ id, state, services, currency, booked }: TransactionRecord): BoundTransaction {
  const total = services.reduce((sum, { price }) => sum + price, 0)
  const ways = services.flatMap(({ offer, leg, price }) => {
    const way = offer.product === 3 ? offer.legs[leg] : undefined
    if (way === undefined) return []
    return [{ route: way.route, key: partKey(way.flightNo, way.day), price: marked(liraFrom(price, currency)) }]
  })
  const parts = wholeOf(ways, marked(liraFrom(total, currency)))
  return { id, isOpen: state === TransactionStatus.Open, parts, ...(booked && { number: booked.number }) }
}

/** The ways add up to the whole: the first has what was added, and what rounding leaves. */
function wholeOf([first, ...others]: readonly Part[], whole: Cents): Part[] {
  if (first === undefined) return []
  const rest = others.reduce((sum, { price }) => sum + price, 0)
  return [{ ...first, price: whole - rest }, ...others]
}

/** The number of the reservation that a booking's transaction has become; throws the refusal `wrong-step` while it has not. */
export function reservedNumber(world: World, { id, booking }: BookingRecord): string {
  const bound = booking.flightTransaction && boundTransaction(world, booking.flightTransaction.transactionId, id)
  if (bound?.number === undefined) throw new Refusal('wrong-step', 'The flights are not booked at the provider.')
  return bound.number
}
