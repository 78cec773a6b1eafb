export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Milliseconds that never jump, for durations. */
  monotonic(): number
  /** Calls again and again; one run never overlaps the next. The answer stops it. */
  every(milliseconds: number, run: () => void | Promise<void>): () => void
  /** Calls once; the answer stops it. */
  after(milliseconds: number, run: () => void): () => void
  /** A pause, which a signal ends early. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}
