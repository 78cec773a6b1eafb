import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parseWhile } from './parser.ts'

/** Requests of one connection that may wait for the one in work (reliability A18). */
const MOST_WAITING = 4

/** Turns of the event loop between two requests of one connection: other connections, and the news of a hang-up, come first. */
const TURNS = 3

interface Request {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

interface Lane {
  inWork: Request | undefined
  waiting: Request[]
  /** What had been read when the last request was answered; more since then is the beginning of another. */
  readBefore: number
}

/** The open connections and what is asked on each. */
export interface Lanes {
  /** Takes requests as the server's parser finds them, and hands them on one at a time per connection. */
  onRequest: RequestListener
  /** Adds a connection that has just been accepted. */
  onConnection: (socket: Socket) => void
  /** Number of connections and requests that have come so far. */
  arrived: () => number
  /** Closes connections on which nothing is asked; with `all`, also those whose request is still coming in. */
  closeIdle: (all?: boolean) => void
}

const lanes = new WeakMap<Socket, Lane>()

/** Whether another request of the same connection waits for its turn; then the answer before it must not end the connection. */
export const isFollowed = ({ socket }: IncomingMessage): boolean => (lanes.get(socket)?.waiting.length ?? 0) > 0

/**
 * One request of a connection is in work and a few wait; the rest is not taken, and the connection ends after the answers
 * to those that were. The next request begins when the answer before it has been handed to the network, so that a caller
 * who reads nothing holds one answer. Waiting requests of a caller who hangs up are never begun.
 */
export function createLanes(handle: RequestListener): Lanes {
  const open = new Set<Socket>()
  let arrived = 0

  function begin(lane: Lane, request: Request): void {
    lane.inWork = request
    request.outgoing.once('close', () => end(lane, request))
    handle(request.incoming, request.outgoing)
  }

  function end(lane: Lane, { incoming: { socket } }: Request): void {
    lane.inWork = undefined
    lane.readBefore = socket.bytesRead
    if (lane.waiting.length > 0) afterTurns(TURNS, () => next(lane, socket))
  }

  function next(lane: Lane, socket: Socket): void {
    if (!socket.writable) lane.waiting = []
    const request = lane.inWork === undefined ? lane.waiting.shift() : undefined
    if (request !== undefined) begin(lane, request)
  }

  return {
    onConnection(socket) {
      arrived++
      const lane: Lane = { inWork: undefined, waiting: [], readBefore: 0 }
      lanes.set(socket, lane)
      open.add(socket)
      const hasRoom = () => lane.waiting.length < MOST_WAITING
      parseWhile(socket, hasRoom, () => endAfterLast(lane))
      socket.once('close', () => open.delete(socket))
    },
    onRequest(incoming, outgoing) {
      arrived++
      const { socket } = incoming
      const lane = lanes.get(socket)
      if (lane === undefined) return void socket.destroy()
      if (lane.inWork === undefined && lane.waiting.length === 0) begin(lane, { incoming, outgoing })
      else lane.waiting.push({ incoming, outgoing })
    },
    arrived: () => arrived,
    closeIdle(all = false) {
      for (const socket of open) {
        const lane = lanes.get(socket)
        const isAsked = lane !== undefined && (lane.inWork !== undefined || lane.waiting.length > 0)
        if (!isAsked && (all || socket.bytesRead === lane?.readBefore)) socket.destroy()
      }
    },
  }
}

/** Lets the connection end with the answer to the last request that was taken. */
function endAfterLast({ waiting }: Lane): void {
  const last = waiting.at(-1)
  if (last !== undefined) last.outgoing.shouldKeepAlive = false
}

/** Runs after the event loop has looked at all connections so many times. */
export function afterTurns(turns: number, run: () => void): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, run) : run()))
}
