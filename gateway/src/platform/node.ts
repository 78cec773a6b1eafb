import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool as PoolOf } from 'undici'
// The rest of the library, fetch and sockets among it, would take 8 MB and a moment of every start.
import Pool from 'undici/lib/dispatcher/pool.js'
import type { Counter } from '../ports/counter.ts'
import type { Medium } from '../ports/store.ts'
import { policyOf } from '../policy/classes.ts'
import { createCompress } from './files/compress.ts'
import { connectorWithin } from './calling/connector.ts'
import { dispatch, splitUrl } from './calling/dispatch.ts'
import { watchLoop } from './loop-delay.ts'
import { readIncoming } from './serving/incoming-body.ts'
import { isFollowed } from './serving/lanes.ts'
import type { Bindings } from './serving/listener.ts'
import { frontsOf, peerOf, type IsFront } from './serving/peer.ts'
import { HangUpTeller, type HangUp } from '../ports/hang-up.ts'
import type { Caller, FindAsset, Jar, Platform, WireRequest } from '../ports/platform.ts'
import { createUnread } from './serving/unread.ts'

const bindings = (c: HonoContext) => c.env as Bindings

/**
 * How long a connection may lie idle, in milliseconds (decision 4.7). An upstream that says how long it keeps one is
 * believed, less two seconds. Writes, and what is not repeated after a reset, take none that has been idle for a second: the
 * upstream may be closing it at that moment.
 */
const IDLE_MS = 4000
const IDLE_UNREPEATED_MS = 900
const MARGIN_MS = 2000

/** Interval between looks for callers that have stopped reading, in milliseconds. */
const STALLED_EVERY_MS = 1000

/** The platform of a Node process. */
export interface NodePlatform extends Platform {
  /** Closes the connections to the upstreams. */
  close(): Promise<void>
}

/**
 * The platform over undici's pools and Node's own responses; without `asset` there are no built files.
 * @param parts.fronts networks of proxies whose word about a caller's address is taken; none by default
 */
export function createNodePlatform(parts: {
  store: Medium
  counter: Counter
  asset?: FindAsset
  fronts?: readonly string[]
}): NodePlatform {
  const { fronts = [], ...kept } = parts
  const isFront = frontsOf(fronts)
  const loop = watchLoop()
  const pools = new Map<string, PoolOf>()
  const unread = createUnread()
  const looking = setInterval(() => unread.cutStalled(), STALLED_EVERY_MS).unref()

  function poolOf({ pool, url, deadlines }: WireRequest): PoolOf {
    const { origin } = splitUrl(url)
    const key = `${pool.upstream} ${pool.class} ${pool.account} ${origin}`
    const known = pools.get(key)
    if (known !== undefined) return known
    const { bulkhead, finishes, retry } = policyOf(pool.class)
    const isRepeated = !finishes && retry.on.includes('reset')
    const created = new Pool(origin, {
      connections: bulkhead.slots,
      pipelining: 1,
      connect: connectorWithin(deadlines.connect),
      keepAliveTimeout: isRepeated ? IDLE_MS : IDLE_UNREPEATED_MS,
      keepAliveTimeoutThreshold: MARGIN_MS,
      ...(isRepeated ? {} : { keepAliveMaxTimeout: IDLE_UNREPEATED_MS }),
    })
    pools.set(key, created)
    return created
  }

  return {
    ...kept,
    compress: createCompress(),
    call: (wire) => dispatch(poolOf(wire), wire),
    answer(c, { status, headers, bytes }) {
      const { incoming, outgoing } = bindings(c)
      if (!outgoing.destroyed && !outgoing.headersSent) {
        const connection = isUnread(incoming) ? 'close' : headers['connection']
        const own: Record<string, string | number> = { ...headers, 'content-length': bytes.byteLength }
        if (connection !== undefined && !isFollowed(incoming)) own['connection'] = connection
        else if (connection !== undefined) delete own['connection']
        outgoing.writeHead(status, own)
        unread.send(outgoing, bytes)
      }
      return RESPONSE_ALREADY_SENT
    },
    caller: (c) => callerOf(bindings(c), isFront),
    jar,
    loopDelay: () => loop.read(),
    async close() {
      clearInterval(looking)
      loop.stop()
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

/** What is left of a body cannot be taken for the next request. */
function isUnread({ headers, complete }: IncomingMessage): boolean {
  return !complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
}

function callerOf({ incoming, outgoing, target }: Bindings, isFront: IsFront): Caller {
  let hangUp: HangUp | undefined
  let address: string | undefined
  return {
    method: incoming.method ?? 'GET',
    target,
    header(name) {
      const value = incoming.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    get address() {
      return (address ??= peerOf(incoming, isFront))
    },
    lines: (name) => linesOf(incoming, name),
    get signal() {
      return (hangUp ??= hangUpOf(outgoing))
    },
    async body(limit) {
      if (incoming.headers.expect !== undefined) {
        if (Number(incoming.headers['content-length'] ?? 0) > limit) return { bytes: new Uint8Array(), complete: false }
        outgoing.writeContinue()
      }
      return readIncoming(incoming, limit)
    },
  }
}

function linesOf({ rawHeaders }: IncomingMessage, name: string): string[] {
  const lines: string[] = []
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const of = rawHeaders[i] ?? ''
    if (of.length === name.length && of.toLowerCase() === name) lines.push(rawHeaders[i + 1] ?? '')
  }
  return lines
}

function hangUpOf(outgoing: ServerResponse): HangUp {
  const hangUp = new HangUpTeller()
  if (outgoing.destroyed) hangUp.abort()
  else outgoing.once('close', () => outgoing.writableFinished || hangUp.abort())
  return hangUp
}

const jar: Jar = {
  get(c, name) {
    const pairs = (bindings(c).incoming.headers.cookie ?? '').split(';').map((pair) => pair.trim())
    return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  },
  set(c, name, value, maxAge) {
    const secure = name.startsWith('__Host-') ? '; Secure' : ''
    const cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
    bindings(c).outgoing.appendHeader('set-cookie', cookie)
  },
}
