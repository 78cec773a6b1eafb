import type { MarkedRun, RunTools } from '../ports/payments.ts'
import { StoreBusy } from '../ports/store.ts'
import { sharedRun } from './shared-run.ts'

/**
 * How long an item rests that has waited in vain in the store, in milliseconds; the last one repeats. Each attempt takes one of
 * the few connections for writing for seconds, which other items need.
 */
const RESTS = [2000, 5000, 15_000]

/** What the log says of an item. */
interface Named {
  site: string
  reference: string
}

/**
 * Runs unfinished work by key, and resumes it when it is due.
 * @param marker the area that stores when each unfinished item is due
 * @param work drives one item as far as possible; errors are logged
 * @param named reads what the log says of an item
 */
export function markedRun<Tools extends RunTools>(
  marker: 'running' | 'cancelling',
  work: (key: string, tools: Tools) => Promise<void>,
  named: (key: string, tools: Tools) => Promise<Named | undefined>,
  tools: Tools,
): MarkedRun {
  const { store, clock, log, asActivity } = tools
  /** Items whose next turn belongs to other processes. */
  const left = new Set<string>()
  /** Items that have waited in vain: until when they rest, and how often they have. */
  const resting = new Map<string, { until: number; times: number }>()

  async function once(key: string): Promise<void> {
    await work(key, tools)
    resting.delete(key)
  }

  async function failed(key: string, error: unknown): Promise<void> {
    if (error instanceof StoreBusy) {
      const times = resting.get(key)?.times ?? 0
      resting.set(key, { until: clock.now() + (RESTS[times] ?? RESTS.at(-1) ?? 0), times: times + 1 })
    }
    // The store has just failed, so it may not say.
    const item = await named(key, tools).catch(() => undefined)
    log.fault(error, item && { site: item.site, reference: item.reference })
  }

  const advance = sharedRun(once, failed)
  const isReady = (key: string) => (resting.get(key)?.until ?? 0) <= clock.now()
  return {
    advance,
    leave: (key) => void left.add(key),
    async tick() {
      const all = await store.list(marker)
      const due = all.filter(({ key, record }) => record.dueAt <= clock.now() && isReady(key))
      for (const { key } of due) if (!left.delete(key)) void asActivity(marker, () => advance(key))
      const unfinished = new Set(all.map(({ key }) => key))
      for (const key of left) if (!unfinished.has(key)) left.delete(key)
      for (const key of resting.keys()) if (!unfinished.has(key)) resting.delete(key)
    },
    settled: () => advance.settled(),
  }
}
