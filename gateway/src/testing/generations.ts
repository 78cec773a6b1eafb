import { endedSession, raisedGeneration } from '../guards/generations.ts'
import type { Store } from '../ports/store.ts'

/** What the start of a payment does to a session. */
export async function raise(store: Store, booking: string, now: number, by: string): Promise<void> {
  await store.transact([(await raisedGeneration(store, booking, now, by)).step])
}

/** What a commit does to a session. */
export async function endSession(store: Store, booking: string, now: number): Promise<void> {
  await store.transact([await endedSession(store, booking, now)])
}
