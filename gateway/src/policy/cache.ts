import { LightAbortController, type AbortSignalLike } from '../ports/abort-signal.ts'
import type { Cache, Load, StandIn } from '../ports/cache.ts'
import type { Clock } from '../ports/clock.ts'
import type { CacheResult } from '../ports/observing/meter.ts'
import type { CacheEntry, CacheBackend } from '../ports/cache-backend.ts'

/** Overhead of an entry in bytes, besides its bytes and the characters of its key. */
const ENTRY_BYTES = 1000

/** How long a failed load is not tried again while an older value replaces it, in milliseconds. */
const RETRY_PAUSE_MS = 5000

/** Maximum number of failed loads remembered. Beyond it, all of them may be tried again. */
const MAX_PAUSED = 1000

/**
 * A load in progress. It is emptied at its end: when V8 grows a Map, the old table keeps its entries and the new table,
 * so ended loads would become old, each with its call.
 */
interface InFlight {
  promise: Promise<unknown> | undefined
  waiting: number
  abort: LightAbortController | undefined
}

type MaybeEntry<T> = CacheEntry<T> | undefined

/**
 * A cache on top of a backend. Running loads and failed loads are known to this process only.
 * @param count called with the result of every read
 */
export function createCache<Any>(
  clock: Pick<Clock, 'monotonic'>,
  backend: CacheBackend<Any>,
  count: (result: CacheResult) => void = () => {},
): Cache<Any> {
  const inFlight = new Map<string, InFlight>()
  /** When a failed load may be tried again, by key. */
  const retryAt = new Map<string, number>()

  /** A backend that fails counts as empty: this costs a call, but never a response. */
  function lookUp<T extends Any>(key: string, freshMs: number): MaybeEntry<T> | Promise<MaybeEntry<T>> {
    try {
      const entry = backend.get(key, freshMs) as MaybeEntry<T> | Promise<MaybeEntry<T>>
      return entry instanceof Promise ? entry.catch(() => undefined) : entry
    } catch {
      return undefined
    }
  }

  /** A value that cannot be stored will be loaded again, so errors are ignored. */
  function ignoreFailure(change: () => void | Promise<void>): void {
    try {
      const done = change()
      if (done instanceof Promise) done.catch(() => undefined)
    } catch {
      // Ignored, like a rejected promise.
    }
  }

  function start<T extends Any>(key: string, keepMs: number, load: Load<T>): InFlight {
    const abort = new LightAbortController()
    const entry: InFlight = { promise: undefined, waiting: 0, abort }
    inFlight.set(key, entry)
    entry.promise = runLoad(entry, abort, key, keepMs, load)
    return entry
  }

  async function runLoad<T extends Any>(
    entry: InFlight,
    abort: LightAbortController,
    key: string,
    keepMs: number,
    load: Load<T>,
  ): Promise<T> {
    try {
      const { value, size, isKept = true, kept = value } = await load(abort)
      // After a clear() this load has been superseded, and its value may be outdated.
      if (isKept && inFlight.get(key) === entry) {
        if (retryAt.size > 0) retryAt.delete(key)
        const entrySize = size + 2 * key.length + ENTRY_BYTES
        ignoreFailure(() => backend.put(key, kept, { size: entrySize, keepMs }))
      }
      return value
    } finally {
      if (inFlight.get(key) === entry) inFlight.delete(key)
      entry.promise = undefined
      entry.abort = undefined
    }
  }

  function loadOrJoin<T extends Any>(
    key: string,
    keepMs: number,
    loading: Load<T>,
    signal?: AbortSignalLike,
  ): Promise<T> {
    const running = inFlight.get(key)
    count(running === undefined ? 'loaded' : 'joined')
    const entry = running ?? start(key, keepMs, loading)
    return join(entry, signal, () => inFlight.get(key) === entry && inFlight.delete(key)) as Promise<T>
  }

  const isPaused = (key: string) => (retryAt.get(key) ?? 0) > clock.monotonic()

  function pauseRetries(key: string): void {
    if (retryAt.size >= MAX_PAUSED) retryAt.clear()
    retryAt.set(key, clock.monotonic() + RETRY_PAUSE_MS)
  }

  function forget(): void {
    inFlight.clear()
    retryAt.clear()
  }

  return {
    async get<T extends Any>(key: string, keepMs: number, loading: Load<T>, signal?: AbortSignalLike) {
      const lookup = lookUp<T>(key, keepMs)
      const entry = lookup instanceof Promise ? await lookup : lookup
      if (entry === undefined || entry.age >= keepMs) return loadOrJoin(key, keepMs, loading, signal)
      count('hit')
      return entry.value
    },
    async getOrStale<T extends Any>(
      key: string,
      keepMs: number,
      standIn: StandIn,
      loading: Load<T>,
      signal?: AbortSignalLike,
    ) {
      const lookup = lookUp<T>(key, keepMs)
      const entry = lookup instanceof Promise ? await lookup : lookup
      if (entry && (entry.age < keepMs || isPaused(key))) {
        count(entry.age < keepMs ? 'hit' : 'stale')
        return withStaleness(entry, keepMs)
      }
      try {
        return { value: await loadOrJoin(key, keepMs + standIn.keepMs, loading, signal), staleFor: 0 }
      } catch (error) {
        const staleEntry = standIn.covers(error) ? await lookUp<T>(key, Infinity) : undefined
        if (staleEntry === undefined) throw error
        if (!isPaused(key)) standIn.onCovered(error)
        pauseRetries(key)
        count('stale')
        return withStaleness(staleEntry, keepMs)
      }
    },
    forget,
    async clear() {
      forget()
      try {
        await backend.clear()
        return true
      } catch {
        return false
      }
    },
  }
}

const withStaleness = <T>({ value, age }: CacheEntry<T>, keepMs: number) => ({
  value,
  staleFor: Math.max(0, age - keepMs),
})

/**
 * Waits for a shared load. When the last caller disconnects, the load is aborted. The listener stays, because a load
 * that has ended cannot be aborted, and removing it would cost another promise.
 */
function join(entry: InFlight, signal: AbortSignalLike | undefined, leave: () => void): Promise<unknown> | undefined {
  entry.waiting++
  signal?.addEventListener('abort', () => {
    entry.waiting--
    if (entry.waiting > 0) return
    leave()
    entry.abort?.abort()
  })
  return entry.promise
}
