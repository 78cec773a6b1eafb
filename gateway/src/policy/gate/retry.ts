import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Clock } from '../../ports/clock.ts'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import type { RetryPolicy, RetryReason } from '../classes.ts'
import type { RetryBudget } from './retry-budget.ts'
import { asksToWait, requestedPause } from './retry-after.ts'

/** A call that may be sent several times. */
export interface RetryableCall {
  attempt(): Promise<WireAnswer>
  policy: RetryPolicy
  retryBudget: RetryBudget
  clock: Pick<Clock, 'now' | 'wait'>
  /** From 0 to below 1. */
  random: () => number
  /** Whether another attempt would still be in time after a pause in milliseconds. */
  hasTimeAfter(pauseMs: number): boolean
  /** Ends the pause early. The next attempt checks the signal itself. */
  signal: AbortSignalLike | undefined
}

type AttemptResult = { answer: WireAnswer } | { error: unknown }

/**
 * Retries a call. This is the only layer that does so: according to the call's class and not its HTTP method, within
 * the upstream's retry budget, and only if there is time for another attempt. Returns or throws the result of the last
 * attempt.
 */
export async function withRetries(call: RetryableCall): Promise<WireAnswer> {
  const { policy, retryBudget, clock, signal } = call
  retryBudget.countCall()
  for (let retries = 0; ; retries++) {
    let result: AttemptResult
    try {
      result = { answer: await call.attempt() }
    } catch (error) {
      result = { error }
    }
    const pause = retries < policy.times ? pauseBefore(result, call) : undefined
    const isRetried = pause !== undefined && call.hasTimeAfter(pause) && retryBudget.take(policy.usesRetryBudget)
    if (!isRetried) return valueOf(result)
    await clock.wait(pause, signal)
  }
}

/** Returns the answer of an attempt, or throws its error. */
function valueOf(result: AttemptResult): WireAnswer {
  if ('error' in result) throw result.error
  return result.answer
}

/** Milliseconds to wait before a retry; undefined if the call is not retried. */
function pauseBefore(result: AttemptResult, { policy, clock, random }: RetryableCall): number | undefined {
  if ('answer' in result && asksToWait(result.answer)) {
    const requestedMs = requestedPause(result.answer, clock.now())
    return requestedMs !== undefined && requestedMs <= policy.maxRetryAfterMs ? requestedMs : undefined
  }
  const reason = reasonOf(result)
  if (reason === undefined || !policy.on.includes(reason)) return undefined
  const [shortest, longest] = policy.pause
  return Math.round(shortest + random() * (longest - shortest))
}

/** Why a call may be retried, for its class to decide; undefined if it must not be retried. */
function reasonOf(result: AttemptResult): RetryReason | undefined {
  if ('answer' in result) return result.answer.status >= 502 && result.answer.status <= 504 ? 'gateway' : undefined
  const { error } = result
  if (!(error instanceof CallError) || error.reason === 'cancelled') return undefined
  if (!error.sent) return 'not-sent'
  return error.reason === 'broken' ? 'reset' : undefined
}
