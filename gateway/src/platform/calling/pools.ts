import type { Pool as PoolOf } from 'undici'
// A single file: the rest of the library, with fetch and sockets, would add 8 MB and time to every start.
import Pool from 'undici/lib/dispatcher/pool.js'
import { policyOf } from '../../policy/classes.ts'
import type { WireRequest } from '../../ports/platform.ts'
import { connectorWithin } from './connector.ts'
import { splitUrl } from './dispatch.ts'

/**
 * How long a connection may be idle, in milliseconds (decision 4.7). If an upstream announces its own timeout, that
 * minus two seconds is used. Writes, and calls that are not retried after a reset, use no connection that has been idle
 * for almost a second, because the upstream may just be closing it.
 */
const IDLE_MS = 4000
const IDLE_UNREPEATED_MS = 900
const MARGIN_MS = 2000

/** The connections to upstreams: a pool for each upstream, class, account and origin (decision 4.5). */
export interface Pools {
  of(wire: WireRequest): PoolOf
  /** Pools that have connections, or calls that wait for one. */
  readonly size: number
  close(): Promise<void>
}

/** A pool with its origin. The pool is gone when nothing of it is in use. */
interface Place {
  origin: string
  pool: PoolOf | undefined
}

/**
 * Creates a pool with the first call that needs it, and forgets it with its last connection: an empty pool takes 25 KB,
 * and thousands of accounts would have thousands of pools.
 */
export function createPools(): Pools {
  const places = new Map<string, Place>()
  /** The same places by `wire.pool`, an object that calls often share: it is found without building a key. */
  const placeByPool = new WeakMap<WireRequest['pool'], Place>()

  function placeAt(key: string, origin: string): Place {
    const place = places.get(key) ?? { origin: `${origin}/`, pool: undefined }
    places.set(key, place)
    return place
  }

  function open(key: string, place: Place, { pool: { class: ofClass }, url, deadlines }: WireRequest): PoolOf {
    const { bulkhead, finishes, retry } = policyOf(ofClass)
    const isRepeated = !finishes && retry.on.includes('reset')
    const pool = new Pool(splitUrl(url).origin, {
      connections: bulkhead.slots,
      pipelining: 1,
      // Otherwise calls over TLS wait until the first connection has agreed on a protocol (decision 4.6).
      allowH2: false,
      connect: connectorWithin(deadlines.connect),
      keepAliveTimeout: isRepeated ? IDLE_MS : IDLE_UNREPEATED_MS,
      keepAliveTimeoutThreshold: MARGIN_MS,
      ...(isRepeated ? {} : { keepAliveMaxTimeout: IDLE_UNREPEATED_MS }),
    })
    const forget = () => {
      if (pool.stats.connected > 0 || pool.stats.size > 0 || place.pool !== pool) return
      place.pool = undefined
      places.delete(key)
    }
    pool.on('disconnect', forget).on('connectionError', forget)
    place.pool = pool
    return pool
  }

  return {
    of(wire) {
      const known = placeByPool.get(wire.pool)
      if (known?.pool !== undefined && wire.url.startsWith(known.origin)) return known.pool
      const { origin } = splitUrl(wire.url)
      const { upstream, class: ofClass, account } = wire.pool
      const key = `${upstream} ${ofClass} ${account} ${origin}`
      const place = placeAt(key, origin)
      placeByPool.set(wire.pool, place)
      return place.pool ?? open(key, place, wire)
    },
    get size() {
      return places.size
    },
    async close() {
      await Promise.all([...places.values()].map(async ({ pool }) => pool?.close()))
    },
  }
}
