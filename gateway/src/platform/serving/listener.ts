import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createConnectionQueues, type ConnectionQueues } from './connection-queues.ts'
import { createServer } from './node-http.ts'
import { refuse, refuseLarge, refuseInvalidInput } from './refusals.ts'

/** The part of a request that the router reads. The platform reads everything else from the connection. */
export type RoutedRequest = Pick<Request, 'method' | 'url'>

/** The request and response of Node, which the platform reads and writes. */
export interface Bindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** The target as it was sent, before it was replaced for the router. */
  target: string
}

/** Handles a request. The response has been written to the connection when the returned promise resolves. */
type HandleRequest = (routed: RoutedRequest, bindings: Bindings) => unknown

/** An HTTP server with its connections and requests. */
export interface Listener {
  server: Server
  queues: ConnectionQueues
  /** Resolves when no request is running, including those whose callers have disconnected. */
  settled: () => Promise<void>
}

/**
 * Creates the HTTP server for the app. Hono's own adapter is not used, because it would build a Request, Headers and a
 * Response for each call, which the platform does not need and which would take a fifth of the time of a call. The router
 * gets a target without a host, so that only the guards judge host and path (decision 7.2).
 */
export function createListener(handle: HandleRequest): Listener {
  let running = 0
  /** Called when no request is running any more. */
  let idleListeners: (() => void)[] = []

  async function answer(routed: RoutedRequest, bindings: Bindings): Promise<void> {
    running++
    try {
      await handle(routed, bindings)
    } catch {
      // The app handles its own errors. This one happened while responding, so the caller has no response yet.
    }
    const { outgoing } = bindings
    if (!outgoing.headersSent && !outgoing.destroyed) refuse(outgoing, 500)
    running--
    if (running > 0) return
    for (const resolve of idleListeners) resolve()
    idleListeners = []
  }

  const queues = createConnectionQueues((incoming, outgoing, isRefused) => {
    // The body is read and discarded, because an unread body would reset the connection and lose the response.
    if (isRefused) return (refuse(outgoing, 503), void incoming.resume())
    if (refuseLarge(incoming, outgoing)) return
    const { method = 'GET', url: target = '/' } = incoming
    incoming.headers.host = 'gateway.invalid'
    void answer({ method, url: `http://gateway.invalid${routableTarget(target)}` }, { incoming, outgoing, target })
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
    queues.onRequest,
  )
  // A caller that expects `100 Continue` gets it when the body is read, or is refused before (A9).
  server.on('checkContinue', queues.onRequest)
  server.on('connection', queues.onConnection)
  // Reading the address of a caller makes Node remember it. After the caller has disconnected, Node could not read it.
  server.on('connection', ({ remoteAddress }) => remoteAddress)
  // Does nothing, because `server.close` calls it and would cut connections whose first request is on its way. `queues`
  // closes idle connections instead.
  server.closeIdleConnections = () => {}
  refuseInvalidInput(server)
  return {
    server,
    queues,
    settled: () => new Promise((resolve) => (running === 0 ? resolve() : idleListeners.push(resolve))),
  }
}

const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i

/** A target that is valid in a URL, or `/` for any other. The router uses it; the guards judge the original target. */
function routableTarget(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, '')
  return /^\/[\x21-\x7e]*$/.test(local) && !/[\\#]/.test(local) ? local : '/'
}
