import { CircuitState, type IBreaker } from 'cockatiel'
import type { Clock } from '../../ports/clock.ts'
import type { BreakerPolicy } from '../classes.ts'

/** Calls are counted in this many parts of the time window. A part that is too old is dropped as a whole. */
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
export function failureWindow(
  { failuresInARow: maxInARow, halfFailed }: BreakerPolicy,
  clock: Pick<Clock, 'monotonic'>,
): IBreaker {
  let failuresInARow = 0
  const parts: Part[] = []

  function recordCall(failures: 0 | 1): void {
    failuresInARow = failures === 0 ? 0 : failuresInARow + 1
    if (halfFailed === undefined) return
    const now = clock.monotonic()
    while (parts[0] !== undefined && now - parts[0].startedAt >= halfFailed.withinMs) parts.shift()
    const last = parts.at(-1)
    if (last !== undefined && now - last.startedAt < halfFailed.withinMs / PARTS) {
      last.calls++
      last.failures += failures
    } else parts.push({ startedAt: now, calls: 1, failures })
  }

  function isHalfFailed(): boolean {
    const total = (property: 'calls' | 'failures') => parts.reduce((sum, part) => sum + part[property], 0)
    return halfFailed !== undefined && total('calls') >= halfFailed.minCalls && total('failures') * 2 >= total('calls')
  }

  return {
    state: undefined,
    success(state) {
      if (state === CircuitState.HalfOpen) parts.length = 0
      recordCall(0)
    },
    failure() {
      recordCall(1)
      return failuresInARow >= (maxInARow ?? Number.POSITIVE_INFINITY) || isHalfFailed()
    },
  }
}
