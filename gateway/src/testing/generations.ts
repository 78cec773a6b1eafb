import { endedSession, raisedGeneration } from '../guards/generations.ts'
import type { Store } from '../ports/store.ts'

/** Raises a session's generation, as the start of a payment does. */
export async function raiseGeneration(store: Store, booking: string, now: number, by: string): Promise<void> {
  await store.transact([raisedGeneration(await store.read('generations', booking), booking, now, by).recordWrite])
}

/** Ends a session, as a commit does. */
export async function endSession(store: Store, booking: string, now: number): Promise<void> {
  await store.transact([endedSession(await store.read('generations', booking), booking, now)])
}
