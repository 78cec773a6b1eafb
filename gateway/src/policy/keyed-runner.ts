/** Runs work by key. Calls during a run join it, and the work runs once more for them. */
export interface KeyedRunner {
  (key: string): Promise<void>
  /** Resolves when nothing is running. */
  settled(): Promise<void>
}

/**
 * Creates a runner of `work`. Two runs of one key never overlap.
 * @param onFailure receives the key and the error of `work`; the run itself never fails
 */
export function keyedRunner(
  work: (key: string) => Promise<void>,
  onFailure: (key: string, error: unknown) => void | Promise<void>,
): KeyedRunner {
  const inFlight = new Map<string, { done: Promise<void>; isRequestedAgain: boolean }>()

  async function runUntilDone(key: string, entry: { isRequestedAgain: boolean }) {
    try {
      do {
        entry.isRequestedAgain = false
        await work(key)
      } while (entry.isRequestedAgain)
    } catch (error) {
      await onFailure(key, error)
    } finally {
      inFlight.delete(key)
    }
  }

  function run(key: string): Promise<void> {
    const running = inFlight.get(key)
    if (running) {
      running.isRequestedAgain = true
      return running.done
    }
    const entry = { done: Promise.resolve(), isRequestedAgain: false }
    inFlight.set(key, entry)
    entry.done = runUntilDone(key, entry)
    return entry.done
  }

  return Object.assign(run, {
    async settled() {
      await Promise.all([...inFlight.values()].map(({ done }) => done))
    },
  })
}
