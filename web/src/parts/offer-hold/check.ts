import type { Schema } from '../../api/operations.ts'
import type { Amount } from '../../domain/money/amounts.ts'

/** Offers that are still sold: their current price, and a function that replaces the basket's lines with them. */
export type RenewedOffers = { total: Amount; putInBasket: () => Promise<void> }

/**
 * How to check some lines of a basket again. `find` searches for their current offers; it resolves with undefined when
 * they are no longer sold. `address` is the URL of the page where others can be chosen.
 */
export type Check = {
  lines: readonly Schema<'CartLine'>[]
  address: string
  find: () => Promise<RenewedOffers | undefined>
}
