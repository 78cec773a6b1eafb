/**
 * How often the database is asked for its time, in milliseconds. Clocks of machines drift by milliseconds in that time.
 */
const ASK_EVERY_MS = 60_000

/** Maximum duration of a precise answer, in milliseconds. A slower one only counts if there is no other. */
const PRECISE_MS = 200

/**
 * The machine's date and its monotonic clock drift apart by less than this, in milliseconds. After a greater change the
 * date was corrected, or the machine stood still, which the monotonic clock does not count.
 */
const APART_MS = 1000

/** The clock of a database, as this process knows it. */
export interface DatabaseClock {
  /** Epoch milliseconds; undefined before the first answer. */
  now(): number | undefined
  /** Whether the database should be asked again. */
  isDue(): boolean
  /** Asks for the time, in epoch milliseconds. Fails if the database does not answer. */
  set(ask: () => Promise<number>): Promise<void>
}

/**
 * Follows the database's clock by the process's monotonic one, so that a machine whose date is wrong, or is corrected
 * meanwhile, is as right as the others. The error is at most half a round trip; after the machine has stood still,
 * until it is asked again with the next request.
 */
export function databaseClock(
  monotonic: () => number = () => performance.now(),
  date: () => number = Date.now,
): DatabaseClock {
  let known: { time: number; at: number } | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let apart = 0
  const apartNow = () => date() - monotonic()

  return {
    now: () => known && Math.round(known.time + monotonic() - known.at),
    isDue: () => monotonic() - askedAt >= ASK_EVERY_MS || Math.abs(apartNow() - apart) > APART_MS,
    async set(ask) {
      const from = monotonic()
      askedAt = from
      apart = apartNow()
      const time = await ask()
      const to = monotonic()
      if (known === undefined || to - from <= PRECISE_MS) known = { time, at: (from + to) / 2 }
    },
  }
}
