import type { DurableRunner, RunnerDeps } from '../ports/payments.ts'
import { StoreBusy } from '../ports/store.ts'
import { keyedRunner } from './keyed-runner.ts'

/**
 * How long an item is not tried again after the store was too busy for it, in milliseconds; the last value repeats.
 * Each attempt occupies one of the few connections for writing for seconds, which other items need.
 */
const COOLDOWNS = [2000, 5000, 15_000]

/** What the log says of an item. */
interface Subject {
  site: string
  reference: string
}

/**
 * Runs unfinished work by key, and resumes it when it is due.
 * @param dueArea the area that stores when each unfinished item is due
 * @param work drives one item as far as possible; errors are logged
 * @param subjectOf reads what the log says of an item
 */
export function createDurableRunner<Tools extends RunnerDeps>(
  dueArea: 'running' | 'cancelling',
  work: (key: string, tools: Tools) => Promise<void>,
  subjectOf: (key: string, tools: Tools) => Promise<Subject | undefined>,
  tools: Tools,
): DurableRunner {
  const { store, clock, log, asActivity } = tools
  /** Items that the next tick skips, so that another process can take them. */
  const skipped = new Set<string>()
  /** Items that got no connection to the store: when they may be tried again, and how often that has happened. */
  const coolingDown = new Map<string, { until: number; times: number }>()

  async function runItem(key: string): Promise<void> {
    await work(key, tools)
    coolingDown.delete(key)
  }

  async function onFailure(key: string, error: unknown): Promise<void> {
    if (error instanceof StoreBusy) {
      const times = coolingDown.get(key)?.times ?? 0
      coolingDown.set(key, { until: clock.now() + (COOLDOWNS[times] ?? COOLDOWNS.at(-1) ?? 0), times: times + 1 })
    }
    // The store has just failed, so this read may fail too.
    const item = await subjectOf(key, tools).catch(() => undefined)
    log.fault(error, item && { site: item.site, reference: item.reference })
  }

  const advance = keyedRunner(runItem, onFailure)
  const isReady = (key: string) => (coolingDown.get(key)?.until ?? 0) <= clock.now()
  return {
    advance,
    skipNextTick: (key) => void skipped.add(key),
    async tick() {
      const all = await store.list(dueArea)
      const due = all.filter(({ key, record }) => record.dueAt <= clock.now() && isReady(key))
      for (const { key } of due) if (!skipped.delete(key)) void asActivity(dueArea, () => advance(key))
      const unfinished = new Set(all.map(({ key }) => key))
      for (const key of skipped) if (!unfinished.has(key)) skipped.delete(key)
      for (const key of coolingDown.keys()) if (!unfinished.has(key)) coolingDown.delete(key)
    },
    settled: () => advance.settled(),
  }
}
