import type { WireAnswer, WireRequest } from './platform.ts'

/** The way out: every call to an upstream leaves by the policy of its class. */
export interface Gate {
  /**
   * Sends a call: retries around the breaker, the breaker around the bulkhead, deadlines around all of it.
   * Fails with a CallError, and with a Problem of outcome `not-sent` when the call is not made.
   */
  send(wire: WireRequest): Promise<WireAnswer>
  /** Forgets what is known of the upstreams: closes every breaker. */
  forget(): void
}
