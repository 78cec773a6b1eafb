import { TransactionStatus } from '@rota/openapi/provider/enums'
import type { BookingRecord } from './bookings.ts'
import { marked } from '../prices/markup.ts'
import type { Cents } from '../basics/money.ts'
import { liraFrom } from '../provider/supply/currency.ts'
import { offerIdOf } from '../provider/offer-id.ts'
import { ProviderRefusal } from '../provider/wire/refusal.ts'
import { moveTransaction } from '../provider/transaction.ts'
import { totalOf, type AnyRecord } from '../provider/transaction-record.ts'
import { Refusal } from '../basics/refusal.ts'
import { siteOf } from '../sites.ts'
import type { World } from '../world.ts'

/** A transaction that a basket is bound to, as far as the basket needs it. */
export interface BoundTransaction {
  /** It can still be changed and booked. */
  readonly isOpen: boolean
  /** When it ends, in milliseconds since 1970 UTC. */
  readonly expiresAt: number
  /** Of the reservation that it has become. */
  readonly number?: string
  /** What each offer costs in it, in lira with the markup; what was added is in the first one. */
  readonly prices: ReadonlyMap<string, Cents>
}

/**
 * The transaction of an id, begun at the agency by this booking or at the provider itself: to a basket it is the same. Throws
 * the refusal `not-found`.
 */
export function boundTransaction(
  { transactions }: Pick<World, 'transactions'>,
  id: string,
  { id: sessionId, account }: Pick<BookingRecord, 'id' | 'account'>,
): BoundTransaction {
  try {
    return boundTo(transactions.find(id), siteOf(account).site.markupRate ?? 0)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // What the agency holds has the markup in it already.
    return boundTo(transactions.held.own(id, sessionId), 0)
  }
}

function boundTo(record: AnyRecord, markup: number): BoundTransaction {
  const { state, services, currency, booked, expiresAt } = record
  const parts = services.map(({ offer, soldAs, price }): Part => [
    offer.product === 11 ? undefined : (soldAs ?? offerIdOf(offer)),
    marked(liraFrom(price, currency), markup),
  ])
  const prices = addedUp(parts, marked(liraFrom(totalOf(record), currency), markup))
  return { isOpen: state === TransactionStatus.Open, expiresAt, prices, ...(booked && { number: booked.number }) }
}

/** What something costs, and the offer that it was begun with; an extra has none. */
type Part = readonly [offerId: string | undefined, price: Cents]

/** The offers add up to the whole: the first has what was added, and what rounding leaves. */
function addedUp(parts: readonly Part[], whole: Cents): Map<string, Cents> {
  const prices = new Map<string, Cents>()
  for (const [offerId, price] of parts) {
    if (offerId !== undefined) prices.set(offerId, (prices.get(offerId) ?? 0) + price)
  }
  const [first] = prices.keys()
  const others = [...prices].reduce((sum, [id, price]) => sum + (id === first ? 0 : price), 0)
  if (first !== undefined) prices.set(first, whole - others)
  return prices
}

/**
 * A booking that is bound to a newer transaction gives the older one back: what it held can be sold again (decision 17.15).
 * The provider itself has no call for that; one that was begun there ends by the clock.
 */
export function giveBack({ transactions }: World, { id, booking }: BookingRecord, newer: string): void {
  const older = transactions.held
    .all()
    .find((it) => it.id === booking.flightTransaction?.transactionId && it.session === id)
  if (older?.state !== TransactionStatus.Open || older.id === newer) return
  transactions.held.change(older.id, (record) => {
    record.state = moveTransaction(record.state, TransactionStatus.Cancelled)
  })
}

/** The number of the reservation that a booking's transaction has become; throws the refusal `wrong-step` while it has not. */
export function reservedNumber(world: World, record: BookingRecord): string {
  const { flightTransaction } = record.booking
  const bound = flightTransaction && boundTransaction(world, flightTransaction.transactionId, record)
  if (bound?.number === undefined) throw new Refusal('wrong-step', 'What the provider sells is not booked there.')
  return bound.number
}
