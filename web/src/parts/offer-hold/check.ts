import type { Schema } from '../../api/operations.ts'
import type { Amount } from '../../domain/money/amounts.ts'

/** Offers that were found again: their current price, and putting them into the basket. */
export type Renewed = { total: Amount; take: () => Promise<void> }

/** How to find offers of the basket again; `address` leads to the page where others can be chosen. */
export type Check = { lines: readonly Schema<'CartLine'>[]; address: string; find: () => Promise<Renewed | undefined> }
