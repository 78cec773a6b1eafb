/** Runs work by key. Calls during a run join it, and the work runs once more for them. */
export interface SharedRun {
  (key: string): Promise<void>
  /** Resolves when nothing is running. */
  settled(): Promise<void>
}

/** @param onFailure receives the key and the error of `work`; the run itself never fails */
export function sharedRun(
  work: (key: string) => Promise<void>,
  onFailure: (key: string, error: unknown) => void | Promise<void>,
): SharedRun {
  const flights = new Map<string, { done: Promise<void>; again: boolean }>()

  async function fly(key: string, flight: { again: boolean }) {
    try {
      do {
        flight.again = false
        await work(key)
      } while (flight.again)
    } catch (error) {
      await onFailure(key, error)
    } finally {
      flights.delete(key)
    }
  }

  function run(key: string): Promise<void> {
    const running = flights.get(key)
    if (running) {
      running.again = true
      return running.done
    }
    const flight = { done: Promise.resolve(), again: false }
    flights.set(key, flight)
    flight.done = fly(key, flight)
    return flight.done
  }

  return Object.assign(run, {
    async settled() {
      await Promise.all([...flights.values()].map(({ done }) => done))
    },
  })
}
