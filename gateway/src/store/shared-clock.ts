import type { Clock } from '../ports/clock.ts'
import type { StoreBackend } from '../ports/store.ts'

/**
 * The clock of a process: that of its store, if several machines share it, so that all of them judge stored moments
 * alike (decision 45.2). Until the store has been asked, and for durations, it is the machine's own.
 */
export function sharedClock(clock: Clock, backend: Pick<StoreBackend, 'now'>): Clock {
  if (backend.now === undefined) return clock
  return { ...clock, now: () => backend.now?.() ?? clock.now() }
}
