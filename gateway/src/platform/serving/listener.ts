import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createLanes, type Lanes } from './lanes.ts'
import { createServer } from './node-http.ts'
import { refuse, refuseLarge, refuseUnread } from './refusals.ts'

/** The part of a request that the router reads. Everything else is read from the connection through the platform. */
export type Routed = Pick<Request, 'method' | 'url'>

/** What the platform knows about a request on a socket. */
export interface Bindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** The target as it was sent, before it was replaced for the router. */
  target: string
}

/** Handles a request. The response has been written to the connection when it ends. */
type Work = (routed: Routed, bindings: Bindings) => unknown

/** An HTTP server, and the connections and requests that it has. */
export interface Listener {
  server: Server
  lanes: Lanes
  /** Resolves when no request is running, including those whose callers have disconnected. */
  settled: () => Promise<void>
}

/**
 * An HTTP server for the app. Hono's own adapter builds a Request, Headers and a Response for each call; the platform
 * uses none of them, and they would be a fifth of a call's cost. The router gets a target without a host, so that host
 * and path are judged in one place, ours (decision 7.2).
 */
export function createListener(work: Work): Listener {
  let running = 0
  let whenNone: (() => void)[] = []

  async function answer(routed: Routed, bindings: Bindings): Promise<void> {
    running++
    try {
      await work(routed, bindings)
    } catch {
      // The app handles its own errors. This one happened while responding, so the caller has no response yet.
    }
    const { outgoing } = bindings
    if (!outgoing.headersSent && !outgoing.destroyed) refuse(outgoing, 500)
    running--
    if (running > 0) return
    for (const resolve of whenNone) resolve()
    whenNone = []
  }

  const lanes = createLanes((incoming, outgoing, isRefused) => {
    // An unread body would reset the connection and lose the response.
    if (isRefused) return (refuse(outgoing, 503), void incoming.resume())
    if (refuseLarge(incoming, outgoing)) return
    const { method = 'GET', url: target = '/' } = incoming
    incoming.headers.host = 'gateway.invalid'
    void answer({ method, url: `http://gateway.invalid${harmless(target)}` }, { incoming, outgoing, target })
  })
  const server = createServer(
    {
      requireHostHeader: false,
      // Slow headers, slow bodies and idle connections end early (decision 11.4).
      headersTimeout: 3000,
      requestTimeout: 6000,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 70_000,
    },
    lanes.onRequest,
  )
  // A caller that expects `100 Continue` gets it when the body is read, or is refused before (A9).
  server.on('checkContinue', lanes.onRequest)
  server.on('connection', lanes.onConnection)
  // Reads the address of every caller: Node remembers it then, and cannot read it after the caller has gone.
  server.on('connection', ({ remoteAddress }) => remoteAddress)
  // `close` would call this and cut connections whose first request is on its way. `lanes` closes idle connections
  // instead.
  server.closeIdleConnections = () => {}
  refuseUnread(server)
  return {
    server,
    lanes,
    settled: () => new Promise((resolve) => (running === 0 ? resolve() : whenNone.push(resolve))),
  }
}

const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/** A target from which any URL can be built. The guards judge what was really sent. */
function harmless(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, '')
  return /^\/[\x21-\x7e]*$/.test(local) && !/[\\#]/.test(local) ? local : '/'
}
