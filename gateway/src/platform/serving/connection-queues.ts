import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterLoopIterations } from '../event-loop.ts'
import { parseWhile } from './parser.ts'

/** Requests of one connection that may wait for the running one (A18). */
const MOST_WAITING = 4

/**
 * Iterations of the event loop between two requests of a connection, so that other connections and disconnects are
 * handled in between.
 */
const ITERATIONS_BETWEEN = 3

/**
 * How long a connection without any request stays open after listening has ended, in milliseconds, because its first
 * request may be on its way.
 */
const SILENT_MS = 1000

/** How long a request may take to arrive completely, in milliseconds; the same as the server's `requestTimeout`. */
const INCOMING_MS = 6000

/** Handles a request. `isRefused`: the request came after the end of listening, and the process is broken. */
type Handle = (incoming: IncomingMessage, outgoing: ServerResponse, isRefused: boolean) => void

interface QueuedRequest {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** Whether the request came after `hold`. */
  isLate: boolean
}

/** The requests of one connection. */
interface ConnectionQueue {
  running: QueuedRequest | undefined
  waiting: QueuedRequest[]
  /** Bytes that had been read when the last response ended. If more were read, another request has begun to arrive. */
  bytesAtLastResponse: number
}

/** The open connections and their requests. */
export interface ConnectionQueues {
  /** Accepts requests from the server, and passes them on one at a time per connection. */
  onRequest: RequestListener
  /** Adds a new connection. */
  onConnection: (socket: Socket) => void
  /** Sum of connections, requests and finished responses so far, which shows whether anything happens. */
  activity: () => number
  /** From now on, new requests wait until `release`. If the process is broken, they are refused then. */
  hold: (isBroken: boolean) => void
  /** Starts the requests that wait because of `hold`. */
  release: () => void
  /**
   * Closes idle connections: at once if they have received their last response, after a second if they never sent a
   * request, and after six seconds if a request is still arriving.
   * @param endedFor milliseconds since listening has ended
   */
  closeIdle: (endedFor: number) => void
}

const queues = new WeakMap<Socket, ConnectionQueue>()

/** Whether another request of the connection is waiting, so that the current response must not close the connection. */
export const hasWaitingRequest = ({ socket }: IncomingMessage): boolean => (queues.get(socket)?.waiting.length ?? 0) > 0

/**
 * Limits each connection to one running request and four waiting ones (HTTP pipelining). Requests beyond that are not
 * accepted, and the connection closes after the responses to the others. The next request starts when the previous
 * response has been handed to the network, so a caller who does not read occupies the memory of one response at most. If
 * a caller disconnects, its waiting requests never start.
 */
export function createConnectionQueues(handle: Handle): ConnectionQueues {
  const open = new Set<Socket>()
  let activity = 0
  let isEnding = false
  let isHolding = false
  let isRefusing = false

  function begin(queue: ConnectionQueue, request: QueuedRequest): void {
    queue.running = request
    request.outgoing.once('close', () => end(queue, request))
    handle(request.incoming, request.outgoing, request.isLate && isRefusing)
  }

  function end(queue: ConnectionQueue, { incoming: { socket } }: QueuedRequest): void {
    activity++
    queue.running = undefined
    queue.bytesAtLastResponse = socket.bytesRead
    if (queue.waiting.length > 0) afterLoopIterations(ITERATIONS_BETWEEN, () => next(queue, socket))
  }

  function next(queue: ConnectionQueue, socket: Socket): void {
    if (!socket.writable) queue.waiting = []
    const [request] = queue.waiting
    if (request === undefined || queue.running !== undefined || (isHolding && request.isLate)) return
    queue.waiting.shift()
    begin(queue, request)
  }

  return {
    onConnection(socket) {
      activity++
      const queue: ConnectionQueue = { running: undefined, waiting: [], bytesAtLastResponse: 0 }
      queues.set(socket, queue)
      open.add(socket)
      const hasRoom = () => queue.waiting.length < MOST_WAITING
      parseWhile(socket, hasRoom, () => endAfterLast(queue))
      socket.once('close', () => open.delete(socket))
    },
    onRequest(incoming, outgoing) {
      activity++
      const { socket } = incoming
      const queue = queues.get(socket)
      if (queue === undefined) return void socket.destroy()
      const request = { incoming, outgoing, isLate: isEnding }
      if (!isHolding && queue.running === undefined && queue.waiting.length === 0) begin(queue, request)
      else queue.waiting.push(request)
    },
    activity: () => activity,
    hold(isBroken) {
      isEnding = true
      isHolding = true
      isRefusing = isBroken
    },
    release() {
      isHolding = false
      for (const socket of open) {
        const queue = queues.get(socket)
        if (queue !== undefined) next(queue, socket)
      }
    },
    closeIdle(endedFor) {
      for (const socket of open) {
        const queue = queues.get(socket)
        const isBusy = queue !== undefined && (queue.running !== undefined || queue.waiting.length > 0)
        if (!isBusy && endedFor >= allowedIdleMs(socket, queue)) socket.destroy()
      }
    },
  }
}

/** How long an idle connection may stay open after listening has ended, in milliseconds. */
function allowedIdleMs({ bytesRead }: Socket, queue: ConnectionQueue | undefined): number {
  if (bytesRead === 0) return SILENT_MS
  return bytesRead === queue?.bytesAtLastResponse ? 0 : INCOMING_MS
}

/** Closes the connection with the response to the last accepted request. */
function endAfterLast({ waiting }: ConnectionQueue): void {
  const last = waiting.at(-1)
  if (last !== undefined) last.outgoing.shouldKeepAlive = false
}
