import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** How long a turn outlives a process that has ended in the middle of it, in milliseconds. */
const LEASE = 5000

/** How often who has the turn says so, in milliseconds. */
const RENEWAL = 2000

/** How often who waits looks, and how many times: longer than a lease, so that a crash is waited out; milliseconds. */
const [PAUSE, LOOKS] = [20, 300]

/** Longest wait for those who came before, in milliseconds: a browser is answered within ten seconds (decision 3.9). */
const PATIENCE = 10_000

const inProcess = oneAtATime()

/**
 * Runs work on a booking when it is its turn: one at a time, whichever of the processes that share the store it is in
 * (decision 28.1). 409 `in-progress` for who has waited too long. Work must not ask for a turn itself.
 */
export function takeTurn<T>(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  booking: string,
  work: () => Promise<T>,
): Promise<T> {
  const by = crypto.randomUUID()
  /** A store that does not take it changes nothing for the work: the lease then ends by itself. */
  const keepFor = async (milliseconds: number): Promise<void> => {
    const mine = (known: { by: string } | undefined) => (known?.by === by ? known : undefined)
    await store.update('turns', booking, mine, clock.now() + milliseconds).catch(() => undefined)
  }

  async function begin(): Promise<void> {
    for (let looks = 0; looks < LOOKS; looks++) {
      if (await store.insert('turns', booking, { by }, clock.now() + LEASE)) return
      await clock.wait(PAUSE)
    }
    throw new Problem('in-progress', { retryAfter: 1 })
  }

  async function turn(): Promise<T> {
    await begin()
    const stop = clock.every(RENEWAL, () => keepFor(LEASE))
    try {
      return await work()
    } finally {
      stop()
      await keepFor(0)
    }
  }

  return new Promise((resolve, reject) => {
    let hasLeft = false
    const stop = clock.after(PATIENCE, () => {
      hasLeft = true
      reject(new Problem('in-progress', { retryAfter: 1 }))
    })
    const unlessLeft = async () => {
      stop()
      if (!hasLeft) resolve(await turn())
    }
    inProcess(booking, unlessLeft).catch(reject)
  })
}
