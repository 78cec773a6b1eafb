import { callAfter } from '../../translate/call-after.ts'
import { StoreError } from '../../ports/store.ts'

/**
 * Acquires a permit. Waits for one at most `timeoutMs` milliseconds, in the order of arrival, and then fails with a
 * StoreError. Returns a function that releases the permit.
 */
export type Acquire = (timeoutMs: number) => Promise<() => void>

/** Creates a semaphore: at most `most` permits are held at a time. */
export function createSemaphore(most: number): Acquire {
  let free = most
  const queue: (() => void)[] = []

  function release(): void {
    const next = queue.shift()
    if (next === undefined) free++
    else next()
  }

  return async (timeoutMs) => {
    if (free > 0) {
      free--
      return release
    }
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    const start = () => {
      stop()
      resolve(release)
    }
    const stop = callAfter(timeoutMs, () => {
      queue.splice(queue.indexOf(start), 1)
      reject(new StoreError('no connection in time'))
    })
    queue.push(start)
    return promise
  }
}
