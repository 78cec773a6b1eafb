import type { Context } from '../ports/context.ts'
import type { UpstreamBody } from '../ports/contract.ts'

/** Who travels by a transaction, as it was sent. */
export type Named = Omit<UpstreamBody<'transactionUpdate'>, 'transactionId' | 'agencyReservationNumber'>

/** More than these and the oldest are forgotten. */
const MOST = 2000

const memories = new WeakMap<Context['store'], Map<string, Named>>()

/**
 * Remembers who travels, in this process and no longer: people are kept in no store (decision 10.3). By transaction id.
 */
export function rememberTravellers({ store }: Context, transactionId: string, named: Named): void {
  const memory = memories.get(store) ?? new Map<string, Named>()
  memories.set(store, memory)
  memory.delete(transactionId)
  memory.set(transactionId, named)
  const [oldest] = memory.keys()
  if (memory.size > MOST && oldest !== undefined) memory.delete(oldest)
}

/** Who travels, if this process has been told; forgotten with it. */
export function takeTravellers({ store }: Context, transactionId: string): Named | undefined {
  const memory = memories.get(store)
  const named = memory?.get(transactionId)
  memory?.delete(transactionId)
  return named
}
