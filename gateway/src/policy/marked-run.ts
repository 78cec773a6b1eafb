import type { MarkedRun, RunTools } from '../ports/payments.ts'
import { sharedRun } from './shared-run.ts'

/**
 * Runs unfinished work by key, and resumes it when it is due.
 * @param marker the area that stores when each unfinished item is due
 * @param work drives one item as far as possible; errors are logged
 */
export function markedRun<Tools extends RunTools>(
  marker: 'running' | 'cancelling',
  work: (token: string, tools: Tools) => Promise<void>,
  tools: Tools,
): MarkedRun {
  const { store, clock, log } = tools
  /** Items whose next turn belongs to other processes. */
  const left = new Set<string>()
  const advance = sharedRun(
    (token) => work(token, tools),
    (error) => log.fault(error),
  )
  return {
    advance,
    leave: (token) => void left.add(token),
    async tick() {
      const all = await store.list(marker)
      const due = all.filter(({ record }) => record.dueAt <= clock.now())
      for (const { key } of due) if (!left.delete(key)) void advance(key)
      const unfinished = new Set(all.map(({ key }) => key))
      for (const key of left) if (!unfinished.has(key)) left.delete(key)
    },
    settled: () => advance.settled(),
  }
}
