import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterLoopIterations } from '../event-loop.ts'
import { parseWhile } from './parser.ts'

/** Requests of one connection that may wait for the running one (A18). */
const MOST_WAITING = 4

/**
 * Iterations of the event loop between two requests of a connection, so that other connections and disconnects come
 * first.
 */
const TURNS = 3

/**
 * How long a connection may stay without a request after listening has ended, in milliseconds: its first may be on its
 * way.
 */
const SILENT_MS = 1000

/** How long the rest of a request may take to arrive, in milliseconds; the same as the server's `requestTimeout`. */
const INCOMING_MS = 6000

/** Handles a request. `isRefused` if it has come too late to a process that is broken. */
type Handle = (incoming: IncomingMessage, outgoing: ServerResponse, isRefused: boolean) => void

interface Request {
  incoming: IncomingMessage
  outgoing: ServerResponse
  isLate: boolean
}

interface Lane {
  inWork: Request | undefined
  waiting: Request[]
  /** Bytes read when the last request got its response. More bytes since then are the start of another request. */
  readBefore: number
}

/** The open connections and their requests. */
export interface Lanes {
  /** Accepts requests from the server's parser, and passes them on one at a time per connection. */
  onRequest: RequestListener
  /** Adds a new connection. */
  onConnection: (socket: Socket) => void
  /** Number of connections, requests and finished responses so far. */
  activity: () => number
  /** Marks new requests as late and holds them until `release`; those of a broken process are refused then. */
  hold: (isBroken: boolean) => void
  release: () => void
  /**
   * Closes idle connections: at once those that have got their last response, after a while those that never sent a
   * request, and last those whose request is still arriving.
   * @param endedFor milliseconds since listening has ended
   */
  closeIdle: (endedFor: number) => void
}

const lanes = new WeakMap<Socket, Lane>()

/** Whether another request of the same connection is waiting, so that this response must not close the connection. */
export const isFollowed = ({ socket }: IncomingMessage): boolean => (lanes.get(socket)?.waiting.length ?? 0) > 0

/**
 * Limits each connection to one running request and a few waiting ones. Requests beyond that are not accepted, and the
 * connection closes after the responses to the others. The next request starts when the previous response has been
 * handed to the network, so a caller who does not read holds one response at most. If a caller disconnects, its waiting
 * requests never start.
 */
export function createLanes(handle: Handle): Lanes {
  const open = new Set<Socket>()
  let activity = 0
  let isEnding = false
  let isHolding = false
  let isRefusing = false

  function begin(lane: Lane, request: Request): void {
    lane.inWork = request
    request.outgoing.once('close', () => end(lane, request))
    handle(request.incoming, request.outgoing, request.isLate && isRefusing)
  }

  function end(lane: Lane, { incoming: { socket } }: Request): void {
    activity++
    lane.inWork = undefined
    lane.readBefore = socket.bytesRead
    if (lane.waiting.length > 0) afterLoopIterations(TURNS, () => next(lane, socket))
  }

  function next(lane: Lane, socket: Socket): void {
    if (!socket.writable) lane.waiting = []
    const [request] = lane.waiting
    if (request === undefined || lane.inWork !== undefined || (isHolding && request.isLate)) return
    lane.waiting.shift()
    begin(lane, request)
  }

  return {
    onConnection(socket) {
      activity++
      const lane: Lane = { inWork: undefined, waiting: [], readBefore: 0 }
      lanes.set(socket, lane)
      open.add(socket)
      const hasRoom = () => lane.waiting.length < MOST_WAITING
      parseWhile(socket, hasRoom, () => endAfterLast(lane))
      socket.once('close', () => open.delete(socket))
    },
    onRequest(incoming, outgoing) {
      activity++
      const { socket } = incoming
      const lane = lanes.get(socket)
      if (lane === undefined) return void socket.destroy()
      const request = { incoming, outgoing, isLate: isEnding }
      if (!isHolding && lane.inWork === undefined && lane.waiting.length === 0) begin(lane, request)
      else lane.waiting.push(request)
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
        const lane = lanes.get(socket)
        if (lane !== undefined) next(lane, socket)
      }
    },
    closeIdle(endedFor) {
      for (const socket of open) {
        const lane = lanes.get(socket)
        const isAsked = lane !== undefined && (lane.inWork !== undefined || lane.waiting.length > 0)
        if (!isAsked && endedFor >= patienceWith(socket, lane)) socket.destroy()
      }
    },
  }
}

/** How long an idle connection may stay open after listening has ended, in milliseconds. */
function patienceWith({ bytesRead }: Socket, lane: Lane | undefined): number {
  if (bytesRead === 0) return SILENT_MS
  return bytesRead === lane?.readBefore ? 0 : INCOMING_MS
}

/** Closes the connection with the response to the last accepted request. */
function endAfterLast({ waiting }: Lane): void {
  const last = waiting.at(-1)
  if (last !== undefined) last.outgoing.shouldKeepAlive = false
}
