// oxlint-disable-next-line typescript/triple-slash-reference -- also found where the demo compiles this file
/// <reference path="./rate-limiter-memory.d.ts" />
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js'
import type { RateLimiterRes } from 'rate-limiter-flexible'

/** Counts what each subject does in a window that begins with its first act. */
export interface Counter {
  /** Counts one act: milliseconds until the next one is taken, 0 when this one is within the figure. */
  take(subject: string): Promise<number>
}

/**
 * The one place where a limiter is made. This one counts in the process, in a page too; one that shares its counts takes
 * its place here, with this one as its insurance. Only the file that is needed is loaded: the package's door opens
 * thirty stores, and modules that a page does not have.
 */
export function createCounter({ name, points, seconds }: { name: string; points: number; seconds: number }): Counter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  return {
    async take(subject) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(subject).catch((over: RateLimiterRes) => over)
      return consumedPoints > points ? msBeforeNext : 0
    },
  }
}
