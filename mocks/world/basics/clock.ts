import { dateInZone, type CivilDate } from './civil-date.ts'

/** The clock of a world. It follows its source until a tester stops it at a chosen moment. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number
  /** Today's date in a time zone; by default in Istanbul, where the hotels are. */
  today(timeZone?: string): CivilDate
  /** Stops the clock at a moment; without an argument the clock runs again. */
  set(moment?: number): void
}

/** The only place where a mock reads the real time. Mounts that people use pass it to `createClock`. */
export const systemTime = (): number => Math.round(performance.timeOrigin + performance.now())

/** A clock based on a source of milliseconds; tests pass a constant. */
export function createClock(source: () => number): Clock {
  let stopped: number | undefined
  const now = () => stopped ?? source()
  return {
    now,
    today: (timeZone = 'Europe/Istanbul') => dateInZone(timeZone, now()),
    set: (moment) => {
      stopped = moment
    },
  }
}
