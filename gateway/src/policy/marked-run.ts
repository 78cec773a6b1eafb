import type { Clock, Log } from '../context.ts'
import type { Store } from '../store/port.ts'
import { sharedRun } from './shared-run.ts'

/** Takes to their end what is on record step by step, whatever becomes of the process meanwhile. */
export interface MarkedRun {
  /** Takes one as far as it goes now; calls for the same one at the same time share the work. */
  advance(token: string): Promise<void>
  /** Looks after every one that has not ended; at start-up too, which is how a crash is survived. */
  tick(): Promise<void>
  /** Resolves when no work is under way. */
  settled(): Promise<void>
}

export interface RunTools {
  store: Store
  clock: Pick<Clock, 'now'>
  log: Pick<Log, 'event' | 'fault'>
  /** Called between any two steps; tests end the process there. */
  step: (name: string) => void
}

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
