/** Enters the queue of a name: resolves with what leaves it when the turn has come, or with undefined at the signal, if there is one. */
export type Enter = (name: string, signal?: AbortSignal) => Promise<(() => void) | undefined>

/** A new set of queues; empty ones are forgotten. */
export function queues(): Enter {
  const tails = new Map<string, Promise<void>>()
  return async (name, signal) => {
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
}
