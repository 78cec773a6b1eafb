import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'

/** Longest wait for those who came before, in milliseconds: a browser is answered within ten seconds (decision 3.9). */
const PATIENCE = 10_000

/**
 * Runs work on a booking when it is its turn: one at a time, whichever of the processes that share the store it is in
 * (decision 28.1). 409 `in-progress` for a caller who has waited too long. Work must not ask for a turn itself.
 */
export async function takeTurn<T>(
  { store }: Pick<Context, 'store'>,
  booking: string,
  work: () => Promise<T>,
): Promise<T> {
  const turn = await store.lock(`booking ${booking}`, PATIENCE)
  if (turn === undefined) throw new Problem('in-progress', { retryAfter: 1 })
  try {
    return await work()
  } finally {
    // A store that fails now changes nothing of what was done: the lock expires.
    await turn.end().catch(() => undefined)
  }
}
