import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context as HonoContext } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Pool } from 'undici'
import type { Store } from '../store/port.ts'
import { dispatch } from './dispatch.ts'
import { readIncoming } from './incoming-body.ts'
import { targetOf } from './listener.ts'
import type { Asset, Caller, Jar, Platform, WireRequest } from './port.ts'

interface Bindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const bindings = (c: HonoContext) => c.env as Bindings

/** Connections per upstream and class: one slow class cannot take those of another (reliability 3). */
const CONNECTIONS = 64

/** The platform of a Node process. */
export interface NodePlatform extends Platform {
  /** Closes the connections to the upstreams. */
  close(): Promise<void>
}

/** The platform over undici's pools and Node's own responses; without `asset` there are no built files. */
export function createNodePlatform(parts: {
  store: Store
  asset?: (path: string) => Promise<Asset | undefined>
}): NodePlatform {
  const pools = new Map<string, Pool>()

  function poolOf({ pool, url, deadlines }: WireRequest): Pool {
    const { origin } = new URL(url)
    const key = `${pool.upstream} ${pool.class} ${pool.account ?? ''} ${origin}`
    const known = pools.get(key)
    if (known !== undefined) return known
    const created = new Pool(origin, {
      connections: CONNECTIONS,
      pipelining: 1,
      connect: { timeout: deadlines.connect },
      keepAliveTimeout: 4000,
    })
    pools.set(key, created)
    return created
  }

  return {
    ...parts,
    call: (wire) => dispatch(poolOf(wire), wire),
    answer(c, { status, headers, bytes }) {
      const { incoming, outgoing } = bindings(c)
      if (!outgoing.destroyed && !outgoing.headersSent) {
        outgoing.writeHead(status, { ...headers, ...closing(incoming), 'content-length': bytes.byteLength })
        outgoing.end(bytes)
      }
      return RESPONSE_ALREADY_SENT
    },
    caller: (c) => callerOf(bindings(c)),
    jar,
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

/** What is left of a body cannot be taken for the next request. */
function closing(incoming: IncomingMessage): Record<string, string> {
  const hasBody =
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined
  return hasBody && !incoming.complete ? { connection: 'close' } : {}
}

function callerOf({ incoming, outgoing }: Bindings): Caller {
  let abort: AbortController | undefined
  return {
    method: incoming.method ?? 'GET',
    target: targetOf(incoming),
    header(name) {
      const value = incoming.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    lines: (name) => incoming.rawHeaders.filter((_value, i) => i % 2 === 1 && isNamed(incoming, i - 1, name)),
    get signal() {
      abort ??= abortOnClose(outgoing)
      return abort.signal
    },
    body: (limit) => readIncoming(incoming, limit),
  }
}

const isNamed = (incoming: IncomingMessage, at: number, name: string) => incoming.rawHeaders[at]?.toLowerCase() === name

function abortOnClose(outgoing: ServerResponse): AbortController {
  const abort = new AbortController()
  const onClose = () => outgoing.writableFinished || abort.abort()
  if (outgoing.destroyed) abort.abort()
  else outgoing.once('close', onClose)
  return abort
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
