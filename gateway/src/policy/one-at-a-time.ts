/** Runs work of the same key one after the other; different keys do not wait for each other. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A new set of queues, empty ones forgotten; what failed does not stop what comes after it. */
export function oneAtATime(): OneAtATime {
  const tails = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = tails.get(key) ?? Promise.resolve()
    const result = before.then(work, work)
    const tail = result.then(
      () => undefined,
      () => undefined,
    )
    tails.set(key, tail)
    void tail.finally(() => tails.get(key) === tail && tails.delete(key))
    return result
  }
}
