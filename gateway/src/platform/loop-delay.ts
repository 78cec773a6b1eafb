import type { LoopDelay } from '../ports/platform.ts'

/** Interval between measurements, in milliseconds. */
const INTERVAL_MS = 20

/** How late a measurement must be for the process to count as stalled, in milliseconds. */
const STALL_MS = 100

/**
 * Measures how late the event loop is; each reading covers the time since the previous one. `monitorEventLoopDelay`
 * cannot be used: it does not count the first measurement after a reset, so it misses a stall directly after a reading.
 */
export function watchLoop(): { read(): LoopDelay; isBehind(): boolean; stop(): void } {
  let delays: number[] = []
  let last = performance.now()
  const measure = () => {
    const now = performance.now()
    delays.push(Math.max(0, now - last - INTERVAL_MS))
    last = now
  }
  const timer = setInterval(measure, INTERVAL_MS)
  // Measuring must not keep the process alive.
  timer.unref()
  return {
    read() {
      measure()
      const sorted = delays.toSorted((one, other) => one - other)
      delays = []
      return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
    },
    /** Whether the process was just stalled, and its timers have not run since. */
    isBehind: () => performance.now() - last > INTERVAL_MS + STALL_MS,
    stop: () => clearInterval(timer),
  }
}
