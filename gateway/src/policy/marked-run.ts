import type { MarkedRun, RunTools } from '../ports/payments.ts'
import { StoreBusy } from '../ports/store.ts'
import { sharedRun } from './shared-run.ts'

/**
 * How long an item rests after it has waited for the store in vain, in milliseconds; the last value repeats. Each
 * attempt occupies one of the few connections for writing for seconds, which other items need.
 */
const RESTS = [2000, 5000, 15_000]

/** What the log says of an item. */
interface Subject {
  site: string
  reference: string
}

/**
 * Runs unfinished work by key, and resumes it when it is due.
 * @param marker the area that stores when each unfinished item is due
 * @param work drives one item as far as possible; errors are logged
 * @param subjectOf reads what the log says of an item
 */
export function markedRun<Tools extends RunTools>(
  marker: 'running' | 'cancelling',
  work: (key: string, tools: Tools) => Promise<void>,
  subjectOf: (key: string, tools: Tools) => Promise<Subject | undefined>,
  tools: Tools,
): MarkedRun {
  const { store, clock, log, asActivity } = tools
  /** Items whose next turn is left to other processes. */
  const leftToOthers = new Set<string>()
  /** Items that have waited in vain: until when they rest, and how often they have. */
  const resting = new Map<string, { until: number; times: number }>()

  async function once(key: string): Promise<void> {
    await work(key, tools)
    resting.delete(key)
  }

  async function onFailure(key: string, error: unknown): Promise<void> {
    if (error instanceof StoreBusy) {
      const times = resting.get(key)?.times ?? 0
      resting.set(key, { until: clock.now() + (RESTS[times] ?? RESTS.at(-1) ?? 0), times: times + 1 })
    }
    // The store has just failed, so it may not say.
    const item = await subjectOf(key, tools).catch(() => undefined)
    log.fault(error, item && { site: item.site, reference: item.reference })
  }

  const advance = sharedRun(once, onFailure)
  const isReady = (key: string) => (resting.get(key)?.until ?? 0) <= clock.now()
  return {
    advance,
    leave: (key) => void leftToOthers.add(key),
    async tick() {
      const all = await store.list(marker)
      const due = all.filter(({ key, record }) => record.dueAt <= clock.now() && isReady(key))
      for (const { key } of due) if (!leftToOthers.delete(key)) void asActivity(marker, () => advance(key))
      const unfinished = new Set(all.map(({ key }) => key))
      for (const key of leftToOthers) if (!unfinished.has(key)) leftToOthers.delete(key)
      for (const key of resting.keys()) if (!unfinished.has(key)) resting.delete(key)
    },
    settled: () => advance.settled(),
  }
}
