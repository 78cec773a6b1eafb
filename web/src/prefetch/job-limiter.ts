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
 * Runs background jobs within limits. While `atOnce` jobs run, only the newest job waits: the visitor has moved on from
 * the links before it. Jobs beyond `perMinute` are dropped. Failures are ignored.
 */
export function createJobLimiter({ atOnce, perMinute, now }: Limits): (job: Job) => void {
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
    // When the visitor opens the page, it makes the failed call again and shows the error.
    job().then(end, end)
  }
  return (job) => {
    newest = job
    next()
  }
}
