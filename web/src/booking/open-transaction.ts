import type { Answer } from '../api/operations.ts'
import { forget, recall, remember } from './tab-memory.ts'

const KEY = 'rota.transaction'

/**
 * The transaction that this tab has begun, as it was answered then: it names nobody. The agency begins one only, so another tab
 * that begins one makes this one void; then it is begun again.
 */
export type OpenTransaction = {
  offerIds: string[]
  transaction: Answer<'transactionBegin'>
  /** Everybody is named. */
  isConfirmed: boolean
}

let page: OpenTransaction | undefined

/** The open transaction for just these offers; undefined when there is none, or it is over. */
export function openTransaction(offerIds: readonly string[], now: number): OpenTransaction | undefined {
  const known = page ?? readKept(recall(KEY))
  if (!known || known.offerIds.toSorted().join() !== [...offerIds].toSorted().join()) return undefined
  return Date.parse(known.transaction.expiresOn) > now ? known : undefined
}

export function keepTransaction(open: OpenTransaction): void {
  page = open
  remember(KEY, JSON.stringify(open))
}

export function forgetTransaction(): void {
  page = undefined
  forget(KEY)
}

/** An older version of the shop may have written it: what has not its shape is none. */
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
