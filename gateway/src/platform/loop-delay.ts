import type { LoopDelay } from '../ports/platform.ts'

/** Interval between measurements, in milliseconds. */
const LOOK_MS = 20

/** How late a measurement must be to say that the process stands still, in milliseconds. */
const STILL_MS = 100

/**
 * Measures how late the event loop is; each reading covers the time since the previous one. `monitorEventLoopDelay`
 * cannot be used: it does not count the first measurement after a reset, so it misses a stall directly after a reading.
 */
export function watchLoop(): { read(): LoopDelay; isBehind(): boolean; stop(): void } {
  let late: number[] = []
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    late.push(Math.max(0, now - last - LOOK_MS))
    last = now
  }
  const timer = setInterval(look, LOOK_MS)
  // Measuring must not keep the process alive.
  timer.unref()
  return {
    read() {
      look()
      const sorted = late.toSorted((one, other) => one - other)
      late = []
      return { usual: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
    },
    /** Whether the process has just stood still, and its timers have not run since. */
    isBehind: () => performance.now() - last > LOOK_MS + STILL_MS,
    stop: () => clearInterval(timer),
  }
}
