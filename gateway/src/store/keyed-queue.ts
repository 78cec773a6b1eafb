export interface KeyedQueue {
  /**
   * Enters the queue of a name. Resolves with a function that leaves the queue, or with undefined if the signal aborts
   * first.
   */
  (name: string, signal?: AbortSignal): Promise<(() => void) | undefined>
  /** Whether nobody is in the queue. */
  isEmpty(name: string): boolean
}

/** Creates a set of queues by name. Empty queues are removed. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<void>>()
  async function enter(name: string, signal?: AbortSignal): Promise<(() => void) | undefined> {
    const before = tails.get(name) ?? Promise.resolve()
    const left = Promise.withResolvers<void>()
    const tail = before.then(() => left.promise)
    tails.set(name, tail)
    void tail.then(() => tails.get(name) === tail && tails.delete(name))
    const gone = Promise.withResolvers<false>()
    const leaveEarly = () => gone.resolve(false)
    signal?.addEventListener('abort', leaveEarly, { once: true })
    const hasTurn = signal?.aborted !== true && (await Promise.race([before.then(() => true), gone.promise]))
    signal?.removeEventListener('abort', leaveEarly)
    if (hasTurn) return left.resolve
    left.resolve()
    return undefined
  }
  return Object.assign(enter, { isEmpty: (name: string) => !tails.has(name) })
}
