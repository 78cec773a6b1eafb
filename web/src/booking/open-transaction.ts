import type { Answer } from '../api/operations.ts'
import { removeTabItem, readTabItem, writeTabItem } from '../tab/tab-storage.ts'

const KEY = 'rota.transaction'

/**
 * The transaction that this tab has begun, as `transactionBegin` returned it, without names. The agency allows only
 * one, so a transaction that another tab begins voids this one, and this tab begins again.
 */
export type OpenTransaction = {
  offerIds: string[]
  transaction: Answer<'transactionBegin'>
  /** Whether the provider has everyone's names. */
  isConfirmed: boolean
}

/** The same transaction for the lifetime of the page, when the browser blocks storage (H6). */
let current: OpenTransaction | undefined

/** The open transaction for exactly these offers; undefined when there is none, or when it has expired. */
export function openTransaction(offerIds: readonly string[], now: number): OpenTransaction | undefined {
  const transactionOfTab = current ?? parseStored(readTabItem(KEY))
  if (!transactionOfTab) return undefined
  const hasSameOffers = transactionOfTab.offerIds.toSorted().join() === [...offerIds].toSorted().join()
  if (!hasSameOffers) return undefined
  return Date.parse(transactionOfTab.transaction.expiresOn) > now ? transactionOfTab : undefined
}

export function keepTransaction(open: OpenTransaction): void {
  current = open
  writeTabItem(KEY, JSON.stringify(open))
}

export function forgetTransaction(): void {
  current = undefined
  removeTabItem(KEY)
}

/** The stored transaction. An older version of the shop may have written another shape, which counts as none. */
function parseStored(text: string | undefined): OpenTransaction | undefined {
  if (text === undefined) return undefined
  try {
    const stored = JSON.parse(text) as Partial<OpenTransaction>
    const isValid = Array.isArray(stored.offerIds) && Array.isArray(stored.transaction?.travellers)
    return isValid ? (stored as OpenTransaction) : undefined
  } catch {
    return undefined
  }
}
