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
}
