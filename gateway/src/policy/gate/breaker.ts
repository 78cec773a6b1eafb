import { circuitBreaker, CircuitState, handleWhen } from 'cockatiel'
import type { Clock } from '../../ports/clock.ts'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import type { BreakerPolicy } from '../classes.ts'
import { failureWindow } from './failure-window.ts'

/**
 * How long a breaker is still reported as open after its open period if no call has probed the upstream, in
 * milliseconds. With rare calls, a metrics scrape would miss an open period of seconds; without calls, the report must
 * end.
 */
const REPORTED_OPEN_MS = 300_000

/** Suspends calls to an upstream that keeps failing. */
export interface Breaker {
  /** Runs a call. While the breaker is open, throws the error of `refuse` instead. */
  run(call: () => Promise<WireAnswer>): Promise<WireAnswer>
  /**
   * Whether calls are refused, or no call has tried the upstream since they were. The latter is reported for five minutes
   * at most.
   */
  isOpen(): boolean
}

interface Tools {
  clock: Pick<Clock, 'monotonic'>
  /** The error for a refused call. `openMs`: milliseconds until the upstream is tried again. */
  refuse: (openMs: number) => Error
  /** Logs what has happened. */
  note: (event: 'breaker-open' | 'breaker-closed' | 'upstream-alarm') => void
}

/**
 * Creates a breaker for a class. Without `openMs`, it never refuses calls and only raises an alarm (decision 3.9).
 * While one call probes the upstream, the others are refused at once.
 */
export function createBreaker(policy: BreakerPolicy, tools: Tools): Breaker {
  const { openMs } = policy
  return openMs === undefined ? alarmOnly(policy, tools) : refusingBreaker(policy, openMs, tools)
}

function refusingBreaker(breakerPolicy: BreakerPolicy, openMs: number, { clock, refuse, note }: Tools): Breaker {
  let openUntil = 0
  // A probe only succeeds with a response: a caller who disconnects proves nothing.
  const isFailure = (error: unknown) => isFault(error) || policy.state === CircuitState.HalfOpen
  const window = failureWindow(breakerPolicy, clock)
  const policy = circuitBreaker(handleWhen(isFailure).orWhenResult(isBroken), {
    // The pause is measured here, on the monotonic clock.
    halfOpenAfter: Number.NEGATIVE_INFINITY,
    breaker: window,
  })
  policy.onBreak(() => {
    openUntil = clock.monotonic() + openMs
    note('breaker-open')
  })
  policy.onReset(() => note('breaker-closed'))
  /** Reports a failure to cockatiel. Returns the answer or throws the error of `replay`, which repeats the outcome. */
  const reportFailure = (replay: () => WireAnswer) =>
    policy.state === CircuitState.Closed ? policy.execute(replay) : Promise.resolve().then(replay)

  /**
   * While the breaker is closed, calls are only counted. Wrapping each one in cockatiel's promises would cost as much
   * as everything before it.
   */
  async function runClosed(call: () => Promise<WireAnswer>): Promise<WireAnswer> {
    let answer: WireAnswer
    try {
      answer = await call()
    } catch (error) {
      if (!isFault(error)) throw error
      return reportFailure(() => {
        throw error
      })
    }
    if (isBroken(answer)) return reportFailure(() => answer)
    window.success(policy.state)
    return answer
  }

  /** How long calls are refused, in milliseconds. cockatiel's own state stays open until the next call comes. */
  function refusedFor(): number {
    if (policy.state === CircuitState.HalfOpen) return openMs
    return policy.state === CircuitState.Open ? Math.max(0, openUntil - clock.monotonic()) : 0
  }

  return {
    isOpen: () =>
      refusedFor() > 0 || (policy.state === CircuitState.Open && clock.monotonic() < openUntil + REPORTED_OPEN_MS),
    run(call) {
      if (policy.state === CircuitState.Closed) return runClosed(call)
      const left = refusedFor()
      return left > 0 ? Promise.reject(refuse(left)) : policy.execute(call)
    },
  }
}

/** Never refuses a call, and logs an alarm where a breaker would open. */
function alarmOnly(breakerPolicy: BreakerPolicy, { clock, note }: Tools): Breaker {
  const window = failureWindow(breakerPolicy, clock)
  const countFailure = () => window.failure(CircuitState.Closed) && note('upstream-alarm')
  return {
    isOpen: () => false,
    async run(call) {
      try {
        const answer = await call()
        if (isBroken(answer)) countFailure()
        else window.success(CircuitState.Closed)
        return answer
      } catch (error) {
        if (isFault(error)) countFailure()
        throw error
      }
    },
  }
}

/**
 * No connection, no response in time, or a broken response. Disconnecting and large responses do not count as failures
 * of an upstream.
 */
const isFault = (error: unknown) =>
  error instanceof CallError && error.reason !== 'cancelled' && error.reason !== 'too-large'

/** Takes `unknown`, because cockatiel does not know the type of a result. */
const isBroken = (answer: unknown) => (answer as WireAnswer).status >= 500
