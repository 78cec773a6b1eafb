import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createLanes, type Lanes } from './lanes.ts'
import { createServer } from './node-http.ts'
import { refuse, refuseLarge, refuseUnread } from './refusals.ts'

/** What the router reads of a request. Everything else is asked of the connection, by way of the platform. */
export type Routed = Pick<Request, 'method' | 'url'>

/** What the platform knows of a request on a socket. */
export interface Bindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** As it was sent, before it was made harmless for the router. */
  target: string
}

/** Answers a request; the connection has the answer by then. */
type Work = (routed: Routed, bindings: Bindings) => unknown

export interface Listener {
  server: Server
  lanes: Lanes
  /** Resolves when no request is being worked on, also of callers that have hung up. */
  settled: () => Promise<void>
}

/**
 * An HTTP server over the app. Hono's own adapter builds a Request, Headers and a Response for each call, and the platform
 * uses none of them: that would be a fifth of what a call costs. The router gets a target that says nothing of a host, so
 * that host and path are judged in one place, ours (decision 7.2).
 */
export function createListener(work: Work): Listener {
  let running = 0
  let whenNone: (() => void)[] = []

  async function answer(routed: Routed, bindings: Bindings): Promise<void> {
    running++
    try {
      await work(routed, bindings)
    } catch {
      // The app answers its own errors: this is one of answering them, which leaves the caller without an answer.
    }
    const { outgoing } = bindings
    if (!outgoing.headersSent && !outgoing.destroyed) refuse(outgoing, 500)
    running--
    if (running > 0) return
    for (const tell of whenNone) tell()
    whenNone = []
  }

  const lanes = createLanes((incoming, outgoing, isLate) => {
    // A body that nobody reads would reset the connection at its end, and take the answer along.
    if (isLate) return (refuse(outgoing, 503), void incoming.resume())
    if (refuseLarge(incoming, outgoing)) return
    const { method = 'GET', url: target = '/' } = incoming
    incoming.headers.host = 'gateway.invalid'
    void answer({ method, url: `http://gateway.invalid${harmless(target)}` }, { incoming, outgoing, target })
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
    settled: () => new Promise((resolve) => (running === 0 ? resolve() : whenNone.push(resolve))),
  }
}

const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/** A target that any URL can be built from; what was really sent is judged by the guards. */
function harmless(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, '')
  return /^\/[\x21-\x7e]*$/.test(local) && !/[\\#]/.test(local) ? local : '/'
}
