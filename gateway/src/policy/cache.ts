import type { Clock } from '../context.ts'

/** What an entry takes beside its value and the characters of its key, in bytes. */
const ENTRY_BYTES = 200

interface Entry {
  value: unknown
  size: number
  /** On the clock that never jumps, in milliseconds. */
  until: number
}

interface Flight {
  promise: Promise<unknown>
  waiting: number
  abort: AbortController
}

/** Loads a value; its size in bytes decides what is dropped first when the cache is full. */
type Load<T> = (signal: AbortSignal) => Promise<{ value: T; size: number }>

/** Keeps shared answers for a while and lets concurrent callers share one load. Values are shared: never change them. */
export interface Cache {
  /** @param keepMs milliseconds; @param signal of one caller: the load is cancelled when all of them have gone */
  get<T>(key: string, keepMs: number, load: Load<T>, signal?: AbortSignal): Promise<T>
  /** Forgets everything, and what is being loaded as well. */
  clear(): void
}

/** @param limit bytes; the least recently used goes first */
export function createCache(clock: Clock, limit = 64 * 1024 * 1024): Cache {
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Flight>()
  let size = 0

  function fresh(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    drop(key, entry)
    if (entry.until <= clock.monotonic()) return undefined
    keep(key, entry)
    return entry
  }

  function drop(key: string, entry: Entry) {
    entries.delete(key)
    size -= entry.size
  }

  function keep(key: string, entry: Entry) {
    entries.set(key, entry)
    size += entry.size
    for (const [oldest, old] of entries) {
      if (size <= limit) break
      drop(oldest, old)
    }
  }

  function start<T>(key: string, keepMs: number, load: Load<T>): Flight {
    const abort = new AbortController()
    const promise = load(abort.signal)
      .then(({ value, size: bytes }) => {
        // After a clear() this flight is no longer the known one: what it brings may be of before.
        const weight = bytes + 2 * key.length + ENTRY_BYTES
        if (flights.get(key) === flight) keep(key, { value, size: weight, until: clock.monotonic() + keepMs })
        return value
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    const flight: Flight = { promise, waiting: 0, abort }
    flights.set(key, flight)
    return flight
  }

  return {
    async get<T>(key: string, keepMs: number, load: Load<T>, signal?: AbortSignal) {
      const entry = fresh(key)
      if (entry !== undefined) return entry.value as T
      const flight = flights.get(key) ?? start(key, keepMs, load)
      return join(flight, signal, () => flights.get(key) === flight && flights.delete(key)) as Promise<T>
    },
    clear() {
      entries.clear()
      flights.clear()
      size = 0
    },
  }
}

/** Waits with the others; whoever hangs up stops waiting, and the last one takes the load along. */
async function join(flight: Flight, signal: AbortSignal | undefined, leave: () => void): Promise<unknown> {
  flight.waiting++
  const gone = () => {
    flight.waiting--
    if (flight.waiting > 0) return
    leave()
    flight.abort.abort()
  }
  signal?.addEventListener('abort', gone, { once: true })
  try {
    return await flight.promise
  } finally {
    signal?.removeEventListener('abort', gone)
  }
}
