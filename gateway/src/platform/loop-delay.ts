import type { LoopDelay } from '../ports/platform.ts'

/** How often the loop is looked at, in milliseconds. */
const LOOK_MS = 20

/**
 * Watches how late the event loop is; each reading tells of the time since the one before. Not by `monitorEventLoopDelay`: it
 * does not count the first look after a reset, so that a standstill right behind a reading is lost.
 */
export function watchLoop(): { read(): LoopDelay; stop(): void } {
  let late: number[] = []
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    late.push(Math.max(0, now - last - LOOK_MS))
    last = now
  }
  const timer = setInterval(look, LOOK_MS)
  // A loop that is watched may end all the same.
  timer.unref()
  return {
    read() {
      look()
      const sorted = late.toSorted((one, other) => one - other)
      late = []
      return { usual: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 }
    },
    stop: () => clearInterval(timer),
  }
}
