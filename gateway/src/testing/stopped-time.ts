import { channel } from 'node:diagnostics_channel'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * Stops the timers and the monotonic clock of this process, but not its sockets. Deadlines are then exact, however busy
 * the machine is. `vi.useRealTimers()` restarts time.
 */
export const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

/** Option for `expect.poll` while time is stopped. By default, every poll would advance the time by 50 ms. */
export const WITHOUT_PAUSE = { interval: 0 }

/**
 * Iterations of the event loop per millisecond. They give other threads real time to finish, so that little stopped time
 * passes meanwhile.
 */
const ITERATIONS_PER_MS = 20

/** Advances stopped time, a millisecond per some iterations of the event loop, until a promise is settled. Returns it. */
export async function passTimeUntil<T>(promise: Promise<T>): Promise<T> {
  const settled = new AbortController()
  const settle = () => settled.abort()
  promise.then(settle, settle)
  for (let iterations = 1; !settled.signal.aborted; iterations++) {
    if (iterations % ITERATIONS_PER_MS === 0) vi.advanceTimersByTime(1)
    await nextIteration()
  }
  return promise
}

/** Watches calls to upstreams. `hasBegun` says whether the headers of a response have arrived since. */
export function watchResponses(): { hasBegun(): boolean } {
  let hasBegun = false
  const headers = channel('undici:request:headers')
  const onHeaders = () => {
    hasBegun = true
    headers.unsubscribe(onHeaders)
  }
  headers.subscribe(onHeaders)
  return { hasBegun: () => hasBegun }
}
