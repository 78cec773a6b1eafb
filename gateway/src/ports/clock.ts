import type { AbortSignalLike } from './abort-signal.ts'

/** The time and its timers. Tests use a clock that they move themselves. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Monotonic milliseconds, for durations. */
  monotonic(): number
  /** Calls a function repeatedly without overlapping runs. Returns a function that stops it. */
  every(milliseconds: number, run: () => void | Promise<void>): () => void
  /**
   * Calls a function once after a time, and after the data that has arrived by then was read. Returns a function that
   * cancels the call.
   */
  after(milliseconds: number, run: () => void): () => void
  /** Waits; a signal ends the wait early. */
  wait(milliseconds: number, signal?: AbortSignalLike): Promise<void>
}
