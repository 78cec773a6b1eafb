type Limits = {
  /** How many jobs run at the same time. */
  atOnce: number
  /** How many jobs begin in a minute. */
  perMinute: number
  /** Milliseconds by any clock. */
  now: () => number
}

type Job = () => Promise<unknown>

const MINUTE = 60_000

/**
 * Runs jobs that nobody waits for, within limits. While as many run as may, only the newest job waits: what a visitor
 * was about to do before is no longer likely. Jobs beyond those of a minute are dropped, and a failed job is forgotten.
 */
export function createTurns({ atOnce, perMinute, now }: Limits): (job: Job) => void {
  let running = 0
  let begun: number[] = []
  let newest: Job | undefined

  const next = () => {
    begun = begun.filter((at) => now() - at < MINUTE)
    if (newest === undefined || running >= atOnce) return
    const job = newest
    newest = undefined
    if (begun.length >= perMinute) return
    begun.push(now())
    running += 1
    const end = () => {
      running -= 1
      next()
    }
    // After a failure the page itself tries again, and tells.
    job().then(end, end)
  }
  return (job) => {
    newest = job
    next()
  }
}
