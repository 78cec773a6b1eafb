// oxlint-disable-next-line typescript/triple-slash-reference -- also found where the demo compiles this file
/// <reference path="./rate-limiter-memory.d.ts" />
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import type { Counter } from '../../ports/counter.ts'

/**
 * Counts calls in the memory of this process or page. Imports a single file of the package, because its main module
 * loads thirty stores, and modules that do not exist in a page.
 */
export function memoryCounter(): Counter {
  const windows = new Map<number, RateLimiterMemory>()
  const windowOf = (seconds: number) => {
    const limiter =
      windows.get(seconds) ?? new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds })
    windows.set(seconds, limiter)
    return limiter
  }
  return {
    async count(subject, seconds) {
      const { consumedPoints, msBeforeNext } = await windowOf(seconds).consume(subject)
      return { calls: consumedPoints, endsIn: msBeforeNext }
    },
  }
}
