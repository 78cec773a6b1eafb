import type { Clock } from '../ports/clock.ts'

/**
 * Waits for work, but no longer than `milliseconds`: a browser should not wait longer for a response (decision 3.9).
 * The work continues either way.
 */
export const waitAtMost = (clock: Pick<Clock, 'after'>, milliseconds: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stop = clock.after(milliseconds, resolve)
    void work.finally(stop).then(() => resolve(), resolve)
  })
