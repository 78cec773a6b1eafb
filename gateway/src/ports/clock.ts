import type { AbortSignalLike } from './abort-signal.ts'

/** The time. Tests have a clock that they move themselves. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Monotonic milliseconds, for durations. */
  monotonic(): number
  /** Calls a function repeatedly without overlapping runs. Returns a function that stops it. */
  every(milliseconds: number, run: () => void | Promise<void>): () => void
  /** Calls a function once, when data that arrived by then has been read. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
  /** Waits; a signal ends the wait early. */
  wait(milliseconds: number, signal?: AbortSignalLike): Promise<void>
}
