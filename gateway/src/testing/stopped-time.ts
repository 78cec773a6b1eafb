import { vi } from 'vitest'

/**
 * Stops timers and stopwatch of this process, not its sockets: what still happens waits for no timer, and what a deadline
 * decides is exact, however busy the machine is. `vi.useRealTimers()` lets time go on.
 */
export const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

/** For `expect.poll` while time stands still; by itself it would move time on by 50 ms with every look. */
export const STILL = { interval: 0 }

/** Watches what is set while time stands still: whether the first timer of so many milliseconds has been called off. */
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
