import type { WireAnswer, WireRequest } from './platform.ts'

/** Sends every upstream call under the policy of its class. */
export interface Gate {
  /**
   * Sends a call with deadlines around retries, retries around the breaker, and the breaker around the bulkhead. Fails
   * with a CallError, or with a Problem of outcome `not-sent` if the call is not made.
   */
  send(wire: WireRequest): Promise<WireAnswer>
  /** Resets all breakers. */
  forget(): void
  /** One state per upstream, class and account that has been called. */
  lanes(): LaneState[]
}

/** How many calls of an account's class run and wait, and whether its breaker is reported as open. */
export interface LaneState {
  pool: WireRequest['pool']
  running: number
  waiting: number
  isOpen: boolean
}
