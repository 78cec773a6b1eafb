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
  const advance = sharedRun(
    (token) => work(token, tools),
    (error) => log.fault(error),
  )
  return {
    advance,
    async tick() {
      for (const { key, record } of await store.list(marker)) if (record.dueAt <= clock.now()) void advance(key)
    },
    settled: () => advance.settled(),
  }
}
