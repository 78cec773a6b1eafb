import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'

/** Maximum time to wait in the queue, in milliseconds: a browser gets a response within ten seconds (decision 3.9). */
const PATIENCE = 10_000

/**
 * Runs work under the booking's lock: one at a time, across all processes that share the store (decision 28.1). Fails
 * with 409 `in-progress` if the wait is too long. The work must not take the lock again.
 */
export async function withBookingLock<T>(
  { store }: Pick<Context, 'store'>,
  booking: string,
  work: () => Promise<T>,
): Promise<T> {
  const turn = await store.lock(`booking ${booking}`, PATIENCE)
  if (turn === undefined) throw new Problem('in-progress', { retryAfter: 1 })
  try {
    return await work()
  } finally {
    // A failed release is ignored: the lock simply expires.
    await turn.end().catch(() => undefined)
  }
}
