import type { Clock } from '../ports/clock.ts'

/**
 * Waits for work, but not for longer than a browser should wait for an answer (decision 3.9). The work
 * goes on either way. `milliseconds` of patience.
 */
export const patiently = (clock: Pick<Clock, 'after'>, milliseconds: number, work: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stop = clock.after(milliseconds, resolve)
    void work.finally(stop).then(() => resolve(), resolve)
  })
