import { CircuitState, type IBreaker } from 'cockatiel'
import type { Clock } from '../../ports/clock.ts'
import type { BreakerPolicy } from '../classes.ts'

/** The window is counted in this many parts. The oldest part is dropped as a whole. */
const PARTS = 10

interface Part {
  startedAt: number
  calls: number
  failures: number
}

/**
 * Decides when the breaker opens: after so many failures in a row, or when half of the recent calls have failed.
 * Cockatiel's own counters read the wall clock, and keep outdated counts when calls are rare.
 */
export function failureWindow({ inARow, half }: BreakerPolicy, clock: Pick<Clock, 'monotonic'>): IBreaker {
  let failuresInARow = 0
  const parts: Part[] = []

  function count(failures: 0 | 1): void {
    failuresInARow = failures === 0 ? 0 : failuresInARow + 1
    if (half === undefined) return
    const now = clock.monotonic()
    while (parts[0] !== undefined && now - parts[0].startedAt >= half.withinMs) parts.shift()
    const last = parts.at(-1)
    if (last !== undefined && now - last.startedAt < half.withinMs / PARTS) {
      last.calls++
      last.failures += failures
    } else parts.push({ startedAt: now, calls: 1, failures })
  }

  function isHalf(): boolean {
    const total = (of: 'calls' | 'failures') => parts.reduce((sum, part) => sum + part[of], 0)
    return half !== undefined && total('calls') >= half.of && total('failures') * 2 >= total('calls')
  }

  return {
    state: undefined,
    success(state) {
      if (state === CircuitState.HalfOpen) parts.length = 0
      count(0)
    },
    failure() {
      count(1)
      return failuresInARow >= (inARow ?? Number.POSITIVE_INFINITY) || isHalf()
    },
  }
}
