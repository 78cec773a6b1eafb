import type { Clock } from '../ports/clock.ts'
import type { Area, Lease, Medium, Step, Store } from '../ports/store.ts'
import { queues } from './queues.ts'

/** How long a lock remains after its process has died, in milliseconds. */
const LOCK_MS = 5000

/** Renewals within the duration of a lease. */
const RENEWALS = 3

/**
 * Pauses before another process's lock is checked again, in milliseconds. The last one repeats; a change of the medium
 * ends a pause.
 */
const PAUSES = [5, 10, 20, 40, 80, 160]

/** The same with a medium that tells everything: only a lock whose process has died ends without a word. */
const PAUSES_TOLD = [1000]

interface Parts {
  transact: Store['transact']
  clock: Pick<Clock, 'now' | 'after' | 'every' | 'wait'>
  medium: Pick<Medium, 'changed' | 'tellsAll'>
}

/** Implements leases and locks as records that expire unless their holder renews them. */
export function createLeases({ transact, clock, medium }: Parts): Pick<Store, 'lease' | 'lock'> {
  /** Leases held by this process. It never takes one over from itself, even if renewals are late. */
  const held = new Set<string>()
  const enter = queues()
  const pauses = medium.tellsAll ? PAUSES_TOLD : PAUSES

  async function take(name: string, duration: number, steps: readonly Step[] = []): Promise<Lease | undefined> {
    if (held.has(name)) return undefined
    held.add(name)
    const mine = { by: crypto.randomUUID() }
    const keep = (was: typeof mine | null): Step => ({
      area: 'leases',
      key: name,
      was,
      becomes: mine,
      expiresAt: clock.now() + duration,
    })
    const isTaken = await transact([...steps, keep(null)]).catch((error: unknown) => {
      held.delete(name)
      throw error
    })
    if (!isTaken) {
      held.delete(name)
      return undefined
    }
    // A failed renewal is ignored: the lease simply expires.
    const stop = clock.every(duration / RENEWALS, () => transact([keep(mine)]).then(ignore, ignore))
    return {
      async end(last = []) {
        stop()
        try {
          const back: Step = { area: 'leases', key: name, was: mine, becomes: null }
          return (await transact([...last, back])) || (last.length > 0 && (await transact(last)))
        } finally {
          held.delete(name)
        }
      },
    }
  }

  /** Waits until another process releases a lock, or the lock expires. */
  async function takeSoon(name: string, signal: AbortSignal, patience: number): Promise<Lease | undefined> {
    let waited = 0
    const free = await take(name, LOCK_MS)
    if (free !== undefined) return free
    for (let looks = 0; ; looks++) {
      if (signal.aborted || waited >= patience) return undefined
      const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0
      const over = new AbortController()
      const either = AbortSignal.any([signal, over.signal])
      // Before the next look, so that no release is missed between the look and the pause.
      const changed = medium.changed?.(either)
      try {
        const lease = await take(name, LOCK_MS)
        if (lease !== undefined) return lease
        const paused = clock.wait(pause, either).then(() => void (waited += either.aborted ? 0 : pause))
        await Promise.race([paused, ...(changed === undefined ? [] : [changed])])
      } finally {
        over.abort()
      }
    }
  }

  return {
    lease: (area: Area, key, duration, steps) => take(`${area}/${key}`, duration, steps),
    async lock(name, patience) {
      const left = new AbortController()
      const stop = clock.after(patience, () => left.abort())
      const leave = await enter(name, left.signal)
      const lease = leave && (await takeSoon(`lock ${name}`, left.signal, patience).catch(leavingWith(leave)))
      stop()
      if (lease === undefined) {
        leave?.()
        return undefined
      }
      return { end: (steps) => lease.end(steps).finally(leave) }
    },
  }
}

const ignore = () => undefined

const leavingWith = (leave: () => void) => (error: unknown) => {
  leave()
  throw error
}
