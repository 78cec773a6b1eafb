import type { MarkedRun, RunTools } from '../ports/payments.ts'
import { sharedRun } from './shared-run.ts'

/**
 * @param marker the table that has the token of each that has not ended
 * @param work takes one as far as it goes; what it throws is logged
 */
export function markedRun<Tools extends RunTools>(
  marker: 'running' | 'cancelling',
  work: (token: string, tools: Tools) => Promise<void>,
  tools: Tools,
): MarkedRun {
  const advance = sharedRun(
    (token) => work(token, tools),
    (error) => tools.log.fault(error),
  )
  return {
    advance,
    async tick() {
      for (const { key } of await tools.store.list(marker)) void advance(key)
    },
    settled: () => advance.settled(),
  }
}
