import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createLanes, type Lanes } from './lanes.ts'
import { refuse, refuseLarge, refuseUnread } from './refusals.ts'

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Request targets as they were sent. */
const targets = new WeakMap<IncomingMessage, string>()

/** The request target as it was sent, before it was made harmless for the router. */
export const targetOf = (incoming: IncomingMessage) => targets.get(incoming) ?? incoming.url ?? '/'

export interface Listener {
  server: Server
  lanes: Lanes
  /** Resolves when no request is being worked on, also of callers that have hung up. */
  settled: () => Promise<void>
}

/**
 * An HTTP server over the app. The adapter would build a URL from Host and target and refuse some of them with an answer
 * of its own; it gets harmless ones, so that host and path are judged in one place, ours (decision 7.2).
 */
export function createListener(fetch: Fetch): Listener {
  const running = new Set<Promise<unknown>>()
  const tracked: Fetch = async (request, env) => {
    const work = Promise.resolve(fetch(request, env))
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  const listener = getRequestListener((request, env) => tracked(request, env), { overrideGlobalObjects: false })
  const lanes = createLanes((incoming, outgoing, isLate) => {
    // A body that nobody reads would reset the connection at its end, and take the answer along.
    if (isLate) return (refuse(outgoing, 503), void incoming.resume())
    if (refuseLarge(incoming, outgoing)) return
    targets.set(incoming, incoming.url ?? '/')
    incoming.url = harmless(incoming.url ?? '/')
    incoming.headers.host = 'gateway.invalid'
    void listener(incoming, outgoing)
  })
  const server = createServer(
    {
      requireHostHeader: false,
      // Slow heads, slow bodies and silence end early (decision 11.4).
      headersTimeout: 3000,
      requestTimeout: 6000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 70_000,
    },
    lanes.onRequest,
  )
  // Whoever asks first whether a body is wanted hears it when the body is read, or is refused before (A9).
  server.on('checkContinue', lanes.onRequest)
  server.on('connection', lanes.onConnection)
  // `close` would call this, and cut connections whose first request is on its way; the lanes know better.
  server.closeIdleConnections = () => {}
  refuseUnread(server)
  return {
    server,
    lanes,
    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}

const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/** A target that any URL can be built from; what was really sent is judged by the guards. */
function harmless(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, '')
  return /^\/[\x21-\x7e]*$/.test(local) && !/[\\#]/.test(local) ? local : '/'
}
