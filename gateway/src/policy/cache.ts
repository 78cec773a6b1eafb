import { HangUpTeller, type HangUp } from '../ports/hang-up.ts'
import type { StandIn, Cache, Load } from '../ports/cache.ts'
import type { Clock } from '../ports/clock.ts'
import { oldestKeys } from '../translate/oldest-keys.ts'

/** What an entry takes beside its bytes and the characters of its key: objects around the bytes, maps, in bytes. */
const ENTRY_BYTES = 1000

/** How long a failed load is not tried again while an older value stands in for it, in milliseconds. */
const REST_MS = 5000

interface Entry {
  value: unknown
  size: number
  /** Fresh until then, on the clock that never jumps, in milliseconds. */
  until: number
  /** May stand in for a failed load until then. */
  keptUntil: number
  /** A load has failed: the next one is tried then. */
  restsUntil: number
}

interface Flight {
  promise: Promise<unknown>
  waiting: number
  abort: HangUpTeller
}

/** @param limit bytes; the least recently used goes first */
export function createCache(clock: Clock, limit = 32 * 1024 * 1024): Cache {
  const entries = new Map<string, Entry>()
  const oldest = oldestKeys(entries)
  const flights = new Map<string, Flight>()
  let size = 0

  /** What is kept of a key, fresh or stale; the most recently used goes last. */
  function known(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry === undefined) return undefined
    drop(key)
    if (entry.keptUntil <= clock.monotonic()) return undefined
    keep(key, entry)
    return entry
  }

  function drop(key: string) {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry) {
    drop(key)
    entries.set(key, entry)
    size += entry.size
    while (size > limit) {
      const next = oldest()
      if (next === undefined) break
      drop(next)
    }
  }

  function start<T>(key: string, keepMs: number, staleMs: number, load: Load<T>): Flight {
    const flight: Flight = { promise: Promise.resolve(), waiting: 0, abort: new HangUpTeller() }
    flights.set(key, flight)
    flight.promise = fly(flight, key, keepMs, staleMs, load)
    return flight
  }

  async function fly<T>(flight: Flight, key: string, keepMs: number, staleMs: number, load: Load<T>): Promise<T> {
    try {
      const { value, size: bytes, isKept = true, kept = value } = await load(flight.abort)
      // After a clear() this flight is no longer the known one: what it brings may be of before.
      const weight = bytes + 2 * key.length + ENTRY_BYTES
      const until = clock.monotonic() + keepMs
      const entry = { value: kept, size: weight, until, keptUntil: until + staleMs, restsUntil: 0 }
      if (isKept && flights.get(key) === flight) keep(key, entry)
      return value
    } finally {
      if (flights.get(key) === flight) flights.delete(key)
    }
  }

  function loaded<T>(key: string, keepMs: number, staleMs: number, loading: Load<T>, signal?: HangUp) {
    const flight = flights.get(key) ?? start(key, keepMs, staleMs, loading)
    return join(flight, signal, () => flights.get(key) === flight && flights.delete(key)) as Promise<T>
  }

  const staleFor = ({ until }: Entry) => Math.max(0, clock.monotonic() - until)

  return {
    async get<T>(key: string, keepMs: number, loading: Load<T>, signal?: HangUp) {
      const entry = known(key)
      return entry && entry.until > clock.monotonic() ? (entry.value as T) : loaded(key, keepMs, 0, loading, signal)
    },
    async getOrStale<T>(key: string, keepMs: number, standIn: StandIn, loading: Load<T>, signal?: HangUp) {
      const entry = known(key)
      const now = clock.monotonic()
      if (entry && (entry.until > now || entry.restsUntil > now)) {
        return { value: entry.value as T, staleFor: staleFor(entry) }
      }
      try {
        return { value: await loaded(key, keepMs, standIn.keepMs, loading, signal), staleFor: 0 }
      } catch (error) {
        const old = standIn.covers(error) ? known(key) : undefined
        if (old === undefined) throw error
        if (old.restsUntil <= clock.monotonic()) standIn.covered(error)
        old.restsUntil = clock.monotonic() + REST_MS
        return { value: old.value as T, staleFor: staleFor(old) }
      }
    },
    clear() {
      entries.clear()
      flights.clear()
      size = 0
    },
  }
}

/** Waits with the others; whoever hangs up stops waiting, and the last one takes the load along. */
async function join(flight: Flight, signal: HangUp | undefined, leave: () => void): Promise<unknown> {
  flight.waiting++
  const gone = () => {
    flight.waiting--
    if (flight.waiting > 0) return
    leave()
    flight.abort.abort()
  }
  signal?.addEventListener('abort', gone)
  try {
    return await flight.promise
  } finally {
    signal?.removeEventListener('abort', gone)
  }
}
