import { dateInZone, type CivilDate } from './civil-date.ts'

/** The time of a world. It runs with its source until a tester stops it at a moment of their choice. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number
  /** Today in a time zone; in Istanbul, where the hotels are, when none is named. */
  today(timeZone?: string): CivilDate
  /** Stops the clock at a moment; without one it runs again. */
  set(moment?: number): void
}

/** The only place where a mock reads the real time: mounts that people use pass it to `createClock`. */
export const systemTime = (): number => Math.round(performance.timeOrigin + performance.now())

/** A clock over a source of milliseconds; tests pass a constant. */
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
