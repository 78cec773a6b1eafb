import { vi } from 'vitest'

/**
 * Stops this process's timers and its monotonic clock, but not its sockets. What still happens waits for no timer, and
 * deadlines are exact, however busy the machine is. `vi.useRealTimers()` restarts time.
 */
export const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

/** For `expect.poll` while time is stopped; by default, each poll would advance time by 50 ms. */
export const STILL = { interval: 0 }

/** Watches timers while time is stopped: whether the first one of this many milliseconds was cleared. */
export function watchTimers(): { isOff(milliseconds: number): boolean } {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const off = vi.spyOn(globalThis, 'clearTimeout')
  return {
    isOff(milliseconds) {
      const timer = set.mock.results[set.mock.calls.findIndex(([, delay]) => delay === milliseconds)]?.value
      return timer !== undefined && off.mock.calls.some(([it]) => it === timer)
    },
  }
}
