import type { Pool as PoolOf } from 'undici'
// A single file: the rest of the library, with fetch and sockets, would add 8 MB and time to every start.
import Pool from 'undici/lib/dispatcher/pool.js'
import { policyOf } from '../../policy/classes.ts'
import type { WireRequest } from '../../ports/platform.ts'
import { connectorWithin } from './connector.ts'
import { splitUrl } from './dispatch.ts'

/**
 * How long a connection may be idle, in milliseconds (decision 4.7). If an upstream announces its own timeout, that
 * timeout minus `MARGIN_MS` is used. Writes and calls that are not retried after a reset have a shorter limit, because
 * the upstream may just be closing an idle connection.
 */
const IDLE_MS = 4000
const IDLE_NOT_RETRIED_MS = 900
const MARGIN_MS = 2000

/** The connections to upstreams: a pool for each upstream, class, account and origin (decision 4.5). */
export interface Pools {
  /** The pool for a request. */
  of(wire: WireRequest): PoolOf
  /** Pools that have connections, or calls that wait for one. */
  readonly size: number
  close(): Promise<void>
}

/** The slot of a pool. The pool is undefined while it has neither connections nor calls. */
interface PoolSlot {
  origin: string
  pool: PoolOf | undefined
}

/**
 * Creates a pool with the first call that needs it, and forgets it with its last connection. An empty pool takes 25 KB of
 * memory, and thousands of accounts would have thousands of pools.
 */
export function createPools(): Pools {
  const slots = new Map<string, PoolSlot>()
  /** The same slots by the object `wire.pool`, which many calls share. This saves building a key for each call. */
  const slotByPool = new WeakMap<WireRequest['pool'], PoolSlot>()

  function slotAt(key: string, origin: string): PoolSlot {
    const slot = slots.get(key) ?? { origin: `${origin}/`, pool: undefined }
    slots.set(key, slot)
    return slot
  }

  function open(key: string, slot: PoolSlot, { pool: { class: ofClass }, url, deadlines }: WireRequest): PoolOf {
    const { bulkhead, finishes, retry } = policyOf(ofClass)
    const isRetried = !finishes && retry.on.includes('reset')
    const pool = new Pool(splitUrl(url).origin, {
      connections: bulkhead.slots,
      pipelining: 1,
      // With HTTP/2 allowed, calls over TLS would wait until the first connection has agreed on a protocol (decision 4.6).
      allowH2: false,
      connect: connectorWithin(deadlines.connect),
      keepAliveTimeout: isRetried ? IDLE_MS : IDLE_NOT_RETRIED_MS,
      keepAliveTimeoutThreshold: MARGIN_MS,
      ...(isRetried ? {} : { keepAliveMaxTimeout: IDLE_NOT_RETRIED_MS }),
    })
    const forget = () => {
      if (pool.stats.connected > 0 || pool.stats.size > 0 || slot.pool !== pool) return
      slot.pool = undefined
      slots.delete(key)
    }
    pool.on('disconnect', forget).on('connectionError', forget)
    slot.pool = pool
    return pool
  }

  return {
    of(wire) {
      const lastSlot = slotByPool.get(wire.pool)
      if (lastSlot?.pool !== undefined && wire.url.startsWith(lastSlot.origin)) return lastSlot.pool
      const { origin } = splitUrl(wire.url)
      const { upstream, class: ofClass, account } = wire.pool
      const key = `${upstream} ${ofClass} ${account} ${origin}`
      const slot = slotAt(key, origin)
      slotByPool.set(wire.pool, slot)
      return slot.pool ?? open(key, slot, wire)
    },
    get size() {
      return slots.size
    },
    async close() {
      await Promise.all([...slots.values()].map(async ({ pool }) => pool?.close()))
    },
  }
}
