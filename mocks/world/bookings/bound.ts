import { ProductType, TransactionStatus } from '@rota/openapi/provider/enums'
import type { BookingRecord } from './bookings.ts'
import { withMarkup } from '../prices/markup.ts'
import type { Cents } from '../basics/money.ts'
import { liraFrom } from '../provider/supply/currency.ts'
import { offerIdOf } from '../provider/offer-id.ts'
import { ProviderRefusal } from '../provider/wire/refusal.ts'
import { moveTransaction } from '../provider/transaction.ts'
import { totalOf, type AnyRecord } from '../provider/transaction-record.ts'
import { Refusal } from '../basics/refusal.ts'
import { siteOf } from '../sites.ts'
import type { World } from '../world.ts'

/** What a basket needs to know of the transaction it is bound to. */
export interface BoundTransaction {
  /** Whether it can still be changed and booked. */
  readonly isOpen: boolean
  /** Its expiry, in milliseconds since 1970 UTC. */
  readonly expiresAt: number
  /** The number of the reservation that it became. */
  readonly number?: string
  /** The price of each offer in it, in lira with the markup; the first one includes the added extras. */
  readonly prices: ReadonlyMap<string, Cents>
}

/**
 * Finds a transaction by its id, whether this booking began it at the agency or at the
 * provider itself. Throws the refusal `not-found`.
 */
export function boundTransaction(
  { transactions }: Pick<World, 'transactions'>,
  id: string,
  { id: sessionId, account }: Pick<BookingRecord, 'id' | 'account'>,
): BoundTransaction {
  try {
    return boundFacts(transactions.find(id), siteOf(account).site.markupRate ?? 0)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // Prices that the agency holds already include the markup.
    return boundFacts(transactions.held.own(id, sessionId), 0)
  }
}

/** The facts of a transaction that a basket needs, with a markup in percent added to its prices. */
function boundFacts(record: AnyRecord, markup: number): BoundTransaction {
  const { state, services, currency, booked, expiresAt } = record
  const parts = services.map(({ offer, soldAs, price }): Part => [
    offer.product === ProductType.AdditionalService ? undefined : (soldAs ?? offerIdOf(offer)),
    withMarkup(liraFrom(price, currency), markup),
  ])
  const prices = pricesByOffer(parts, withMarkup(liraFrom(totalOf(record), currency), markup))
  return { isOpen: state === TransactionStatus.Open, expiresAt, prices, ...(booked && { number: booked.number }) }
}

/** A price and the offer it belongs to; an extra has no offer. */
type Part = readonly [offerId: string | undefined, price: Cents]

/** The price of each offer. They add up to the total: the first offer gets the extras and the rounding difference. */
function pricesByOffer(parts: readonly Part[], total: Cents): Map<string, Cents> {
  const prices = new Map<string, Cents>()
  for (const [offerId, price] of parts) {
    if (offerId !== undefined) prices.set(offerId, (prices.get(offerId) ?? 0) + price)
  }
  const [firstOffer] = prices.keys()
  const otherPrices = [...prices].reduce((sum, [id, price]) => sum + (id === firstOffer ? 0 : price), 0)
  if (firstOffer !== undefined) prices.set(firstOffer, total - otherPrices)
  return prices
}

/**
 * Releases the older transaction when a booking is bound to a newer one, so that its inventory can be sold again
 * (decision 17.15). The provider has no call for that: a transaction begun there simply expires.
 */
export function releaseTransaction({ transactions }: World, { id, booking }: BookingRecord, newId: string): void {
  const older = transactions.held
    .all()
    .find((held) => held.id === booking.flightTransaction?.transactionId && held.session === id)
  if (older?.state !== TransactionStatus.Open || older.id === newId) return
  transactions.held.change(older.id, (record) => {
    record.state = moveTransaction(record.state, TransactionStatus.Cancelled)
  })
}

/** The reservation number of a booking's transaction. Throws the refusal `wrong-step` before it is booked. */
export function reservedNumber(world: World, record: BookingRecord): string {
  const { flightTransaction } = record.booking
  const bound = flightTransaction && boundTransaction(world, flightTransaction.transactionId, record)
  if (bound?.number === undefined) throw new Refusal('wrong-step', 'What the provider sells is not booked there.')
  return bound.number
}
