type Limits = {
  /** How many jobs run at the same time. */
  atOnce: number
  /** How many jobs begin in a minute. */
  perMinute: number
  /** Milliseconds by any clock. */
  now: () => number
}

const MINUTE = 60_000

/**
 * Runs jobs that nobody waits for, within limits. A job beyond them is dropped: what a visitor was about to do a moment
 * ago is no longer likely. A failed job is forgotten.
 */
export function createTurns({ atOnce, perMinute, now }: Limits): (job: () => Promise<unknown>) => boolean {
  let running = 0
  let begun: number[] = []
  const run = async (job: () => Promise<unknown>) => {
    running += 1
    try {
      await job()
    } catch {
      // The page itself will try again, and tell.
    } finally {
      running -= 1
    }
  }
  return (job) => {
    begun = begun.filter((at) => now() - at < MINUTE)
    if (running >= atOnce || begun.length >= perMinute) return false
    begun.push(now())
    void run(job)
    return true
  }
}
