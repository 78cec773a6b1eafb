import { vi } from 'vitest'

/**
 * Stops timers and stopwatch of this process, not its sockets: what still happens waits for no timer, and what a deadline
 * decides is exact, however busy the machine is. `vi.useRealTimers()` lets time go on.
 */
export const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

/** For `expect.poll` while time stands still; by itself it would move time on by 50 ms with every look. */
export const STILL = { interval: 0 }
