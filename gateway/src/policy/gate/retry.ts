import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Clock } from '../../ports/clock.ts'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import type { RetryPolicy, RetryReason } from '../classes.ts'
import type { RetryBudget } from './retry-budget.ts'
import { asksToWait, requestedPause } from './retry-after.ts'

/** A call that may be sent several times. */
export interface Retrying {
  attempt(): Promise<WireAnswer>
  figures: RetryPolicy
  retryBudget: RetryBudget
  clock: Pick<Clock, 'now' | 'wait'>
  /** From 0 to below 1. */
  random: () => number
  /** Whether another attempt would still be in time after a pause in milliseconds. */
  hasTimeAfter(pauseMs: number): boolean
  /** Ends the pause early. The next attempt checks the signal itself. */
  signal: AbortSignalLike | undefined
}

type Ended = { answer: WireAnswer } | { error: unknown }

/**
 * Retries a call. This is the only layer that does so: according to the call's class and not its HTTP method, within
 * the upstream's retry budget, and only if there is time for another attempt. Returns or throws the result of the last
 * attempt.
 */
export async function withRetries(retrying: Retrying): Promise<WireAnswer> {
  const { figures, retryBudget, clock, signal } = retrying
  retryBudget.countCall()
  for (let repeats = 0; ; repeats++) {
    let ended: Ended
    try {
      ended = { answer: await retrying.attempt() }
    } catch (error) {
      ended = { error }
    }
    const pause = repeats < figures.times ? pauseBefore(ended, retrying) : undefined
    if (pause === undefined || !retrying.hasTimeAfter(pause) || !retryBudget.take(figures.usesRetryBudget))
      return valueOf(ended)
    await clock.wait(pause, signal)
  }
}

function valueOf(ended: Ended): WireAnswer {
  if ('error' in ended) throw ended.error
  return ended.answer
}

/** Milliseconds to wait before a retry; undefined if the call is not retried. */
function pauseBefore(ended: Ended, { figures, clock, random }: Retrying): number | undefined {
  if ('answer' in ended && asksToWait(ended.answer)) {
    const asked = requestedPause(ended.answer, clock.now())
    return asked !== undefined && asked <= figures.maxRetryAfterMs ? asked : undefined
  }
  const reason = reasonOf(ended)
  if (reason === undefined || !figures.on.includes(reason)) return undefined
  const [shortest, longest] = figures.pause
  return Math.round(shortest + random() * (longest - shortest))
}

function reasonOf(ended: Ended): RetryReason | undefined {
  if ('answer' in ended) return ended.answer.status >= 502 && ended.answer.status <= 504 ? 'gateway' : undefined
  const { error } = ended
  if (!(error instanceof CallError) || error.reason === 'cancelled') return undefined
  if (!error.sent) return 'not-sent'
  return error.reason === 'broken' ? 'reset' : undefined
}
