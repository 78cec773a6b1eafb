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

let page: OpenTransaction | undefined

/** The open transaction for exactly these offers; undefined when there is none, or when it has expired. */
export function openTransaction(offerIds: readonly string[], now: number): OpenTransaction | undefined {
  const known = page ?? readKept(readTabItem(KEY))
  if (!known || known.offerIds.toSorted().join() !== [...offerIds].toSorted().join()) return undefined
  return Date.parse(known.transaction.expiresOn) > now ? known : undefined
}

export function keepTransaction(open: OpenTransaction): void {
  page = open
  writeTabItem(KEY, JSON.stringify(open))
}

export function forgetTransaction(): void {
  page = undefined
  removeTabItem(KEY)
}

/** An older version of the shop may have written it: a text of another shape counts as none. */
function readKept(text: string | undefined): OpenTransaction | undefined {
  if (text === undefined) return undefined
  try {
    const kept = JSON.parse(text) as Partial<OpenTransaction>
    const isWhole = Array.isArray(kept.offerIds) && Array.isArray(kept.transaction?.travellers)
    return isWhole ? (kept as OpenTransaction) : undefined
  } catch {
    return undefined
  }
}
