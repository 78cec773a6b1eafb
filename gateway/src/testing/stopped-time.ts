import { channel } from 'node:diagnostics_channel'
import { setImmediate as turn } from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * Stops this process's timers and its monotonic clock, but not its sockets. What still happens waits for no timer, and
 * deadlines are exact, however busy the machine is. `vi.useRealTimers()` restarts time.
 */
export const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

/** For `expect.poll` while time is stopped; by default, each poll would advance time by 50 ms. */
export const STILL = { interval: 0 }

/** Iterations of the event loop per millisecond: what other threads do in a moment must not take many milliseconds. */
const TURNS = 20

/** Lets stopped time pass, a millisecond with some iterations of the event loop, until a promise is settled. */
export async function passing<T>(asked: Promise<T>): Promise<T> {
  const over = new AbortController()
  const end = () => over.abort()
  asked.then(end, end)
  for (let turns = 1; !over.signal.aborted; turns++) {
    if (turns % TURNS === 0) vi.advanceTimersByTime(1)
    await turn()
  }
  return asked
}

/** Watches calls to upstreams: whether the headers of a response have arrived since. */
export function watchResponses(): { hasBegun(): boolean } {
  let hasBegun = false
  const headers = channel('undici:request:headers')
  const note = () => {
    hasBegun = true
    headers.unsubscribe(note)
  }
  headers.subscribe(note)
  return { hasBegun: () => hasBegun }
}
