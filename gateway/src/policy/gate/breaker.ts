import { circuitBreaker, CircuitState, handleWhen } from 'cockatiel'
import type { Clock } from '../../ports/clock.ts'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import type { BreakerPolicy } from '../classes.ts'
import { failureWindow } from './failure-window.ts'

/** Leaves an upstream alone that fails. */
export interface Breaker {
  /** Runs a call, unless the upstream rests: then `refuse` words it, with the milliseconds until it is tried again. */
  run(call: () => Promise<WireAnswer>): Promise<WireAnswer>
}

interface Tools {
  clock: Pick<Clock, 'monotonic'>
  /** The failure that a call ends in which is not made. */
  refuse: (restMs: number) => Error
  note: (event: 'breaker-open' | 'breaker-closed' | 'upstream-alarm') => void
}

/**
 * A breaker by the figures of a class; where they name no rest, nothing is ever refused and only an alarm is raised
 * (decision 3.9). While one call tries the upstream again the others are refused at once.
 */
export function createBreaker(figures: BreakerPolicy, tools: Tools): Breaker {
  const { restMs } = figures
  return restMs === undefined ? alarm(figures, tools) : breaker(figures, restMs, tools)
}

function breaker(figures: BreakerPolicy, restMs: number, { clock, refuse, note }: Tools): Breaker {
  let restsUntil = 0
  // What tries the upstream has to be answered: hanging up proves nothing.
  const isFailure = (error: unknown) => isFault(error) || policy.state === CircuitState.HalfOpen
  const window = failureWindow(figures, clock)
  const policy = circuitBreaker(handleWhen(isFailure).orWhenResult(isBroken), {
    // The rest is counted here, by the clock that never jumps.
    halfOpenAfter: Number.NEGATIVE_INFINITY,
    breaker: window,
  })
  policy.onBreak(() => {
    restsUntil = clock.monotonic() + restMs
    note('breaker-open')
  })
  policy.onReset(() => note('breaker-closed'))
  /** Tells cockatiel of a failure, and ends in it. */
  const failed = (end: () => WireAnswer) =>
    policy.state === CircuitState.Closed ? policy.execute(end) : Promise.resolve().then(end)

  /** While all is well a call is only counted: cockatiel's promises around it would cost as much as the way to it. */
  async function closed(call: () => Promise<WireAnswer>): Promise<WireAnswer> {
    let answer: WireAnswer
    try {
      answer = await call()
    } catch (error) {
      if (!isFault(error)) throw error
      return failed(() => {
        throw error
      })
    }
    if (isBroken(answer)) return failed(() => answer)
    window.success(policy.state)
    return answer
  }

  return {
    run(call) {
      if (policy.state === CircuitState.Closed) return closed(call)
      const left = restsUntil - clock.monotonic()
      if (policy.state === CircuitState.Open && left > 0) return Promise.reject(refuse(left))
      if (policy.state === CircuitState.HalfOpen) return Promise.reject(refuse(restMs))
      return policy.execute(call)
    },
  }
}

function alarm(figures: BreakerPolicy, { clock, note }: Tools): Breaker {
  const window = failureWindow(figures, clock)
  const failed = () => window.failure(CircuitState.Closed) && note('upstream-alarm')
  return {
    async run(call) {
      try {
        const answer = await call()
        if (isBroken(answer)) failed()
        else window.success(CircuitState.Closed)
        return answer
      } catch (error) {
        if (isFault(error)) failed()
        throw error
      }
    },
  }
}

/** Nobody there, no answer in time, or a broken one; neither who hung up nor what is too large says that of an upstream. */
const isFault = (error: unknown) =>
  error instanceof CallError && error.reason !== 'cancelled' && error.reason !== 'too-large'

const isBroken = (answer: unknown) => (answer as WireAnswer).status >= 500
