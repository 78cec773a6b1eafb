type Limits = {
  /** How many jobs may run at the same time. */
  atOnce: number
  /** How many jobs may begin within a minute. */
  perMinute: number
  /** The current time in milliseconds. Only differences count. */
  now: () => number
}

type Job = () => Promise<unknown>

const MINUTE = 60_000

/**
 * Runs prefetch jobs within limits, one for each link that the visitor points at. While `atOnce` jobs run, only the
 * newest one waits, because the visitor has moved on from the earlier links. Jobs beyond `perMinute` are dropped.
 */
export function createJobLimiter({ atOnce, perMinute, now }: Limits): (job: Job) => void {
  let running = 0
  let startTimes: number[] = []
  let newest: Job | undefined

  const runNewest = () => {
    startTimes = startTimes.filter((at) => now() - at < MINUTE)
    if (newest === undefined || running >= atOnce) return
    const job = newest
    newest = undefined
    if (startTimes.length >= perMinute) return
    startTimes.push(now())
    running += 1
    const end = () => {
      running -= 1
      runNewest()
    }
    // A failure is ignored: if the visitor opens the page, the page repeats the call and shows the error.
    job().then(end, end)
  }
  return (job) => {
    newest = job
    runNewest()
  }
}
