import type { IncomingMessage } from 'node:http'
import type { Epochs } from '../ports/cache.ts'
import type { Counter } from '../ports/counter.ts'
import type { SharedAnswer, CacheBackend } from '../ports/cache-backend.ts'
import type { StoreBackend } from '../ports/store.ts'
import { createCompress } from './files/compress.ts'
import { dispatch } from './calling/dispatch.ts'
import { createPools } from './calling/pools.ts'
import { watchLoop } from './loop-delay.ts'
import { hasWaitingRequest } from './serving/connection-queues.ts'
import type { Bindings } from './serving/listener.ts'
import { trustedProxies } from './serving/peer.ts'
import { SocketCaller } from './serving/socket-caller.ts'
import type { Arrival, FindAsset, Jar, Platform, WireRequest } from '../ports/platform.ts'
import { createUnread } from './serving/unread.ts'
import { afterLoopIterations, coalesceWrites } from './event-loop.ts'

/**
 * Placeholder that the router gets instead of a `Response`, because the response has already been sent. A real
 * `Response` would load Node's fetch when the first one is created, which takes a fifth of the start.
 */
const SENT = {} as Response

const bindings = ({ env }: Arrival) => env as Bindings

/** Interval between checks for callers that have stopped reading, in milliseconds. */
const STALLED_CHECK_MS = 1000

/** The platform of a Node process. */
export interface NodePlatform extends Platform {
  /** Closes the connections to upstreams. */
  close(): Promise<void>
}

/**
 * Creates the platform from undici's pools and Node's HTTP server. Without `asset` there are no built files.
 * @param parts.trustedProxies networks of trusted proxies, which report the caller's address; none by default
 */
export function createNodePlatform(parts: {
  store: StoreBackend
  counter: Counter
  responseCache: CacheBackend<SharedAnswer>
  epochs?: Epochs | undefined
  asset?: FindAsset
  trustedProxies?: readonly string[]
}): NodePlatform {
  const { trustedProxies: networks = [], ...ownParts } = parts
  const isTrustedProxy = trustedProxies(networks)
  const loop = watchLoop()
  const pools = createPools()
  const unread = createUnread()
  /** Sends a call after a stall of the process, once timers have closed connections that were idle too long (decision 4.7). */
  const callSoon = async (wire: WireRequest) => {
    await new Promise<void>((resolve) => afterLoopIterations(2, resolve))
    return dispatch(pools.of(wire), wire)
  }
  const stalledTimer = setInterval(() => unread.cutStalled(), STALLED_CHECK_MS).unref()

  return {
    ...ownParts,
    compress: createCompress(),
    call: (wire) => (loop.isBehind() ? callSoon(wire) : dispatch(pools.of(wire), wire)),
    answer(arrival, { status, headers, bytes }) {
      const { incoming, outgoing } = bindings(arrival)
      if (!outgoing.destroyed && !outgoing.headersSent) {
        const connection = isUnread(incoming) ? 'close' : headers['connection']
        // The headers belong to this response only, so they can be changed.
        headers['content-length'] = String(bytes.byteLength)
        if (connection !== undefined && !hasWaitingRequest(incoming)) headers['connection'] = connection
        else if (connection !== undefined) delete headers['connection']
        outgoing.writeHead(status, headers)
        coalesceWrites(() => unread.send(outgoing, bytes))
      }
      return SENT
    },
    caller: (arrival) => new SocketCaller(bindings(arrival), isTrustedProxy),
    jar,
    loopDelay: () => loop.read(),
    async close() {
      clearInterval(stalledTimer)
      loop.stop()
      await pools.close()
    },
  }
}

/** Whether a body has not been read completely, so that the rest of it could be mistaken for the next request. */
function isUnread({ headers, complete }: IncomingMessage): boolean {
  return !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
}

const jar: Jar = {
  get(arrival, name) {
    const { cookie } = bindings(arrival).incoming.headers
    if (cookie === undefined) return []
    const pairs = cookie.split(';').map((pair) => pair.trim())
    return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  },
  set(arrival, name, value, { seconds, sameSite }) {
    const secure = name.startsWith('__Host-') || sameSite === 'None' ? '; Secure' : ''
    const cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`
    bindings(arrival).outgoing.appendHeader('set-cookie', cookie)
  },
}
