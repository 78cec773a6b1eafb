import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parseWhile } from './parser.ts'

/** Requests of one connection that may wait for the one in work (A18). */
const MOST_WAITING = 4

/** Turns of the event loop between two requests of one connection: other connections, and the news of a hang-up, come first. */
const TURNS = 3

/** How long a connection may go without a request after listening has ended, in milliseconds: its first is on its way. */
const SILENT_MS = 1000

/** Longest time for the rest of a request that has begun to come in, in milliseconds; as long as a server gives it. */
const INCOMING_MS = 6000

/** Works on a request. A late one has come when the process was about to end. */
type Handle = (incoming: IncomingMessage, outgoing: ServerResponse, isLate: boolean) => void

interface Request {
  incoming: IncomingMessage
  outgoing: ServerResponse
  isLate: boolean
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
  /** Number of connections and requests that have come so far, and of answers that have ended. */
  activity: () => number
  /** From now on requests are late; none of them begins before `release`. */
  hold: () => void
  release: () => void
  /**
   * Closes connections on which nothing is asked: those whose last answer has been given, after a while those that have
   * asked nothing at all, and then those whose request is still coming in.
   * @param endedFor milliseconds since listening has ended
   */
  closeIdle: (endedFor: number) => void
}

const lanes = new WeakMap<Socket, Lane>()

/** Whether another request of the same connection waits for its turn; then the answer before it must not end the connection. */
export const isFollowed = ({ socket }: IncomingMessage): boolean => (lanes.get(socket)?.waiting.length ?? 0) > 0

/**
 * One request of a connection is in work and a few wait; the rest is not taken, and the connection ends after the answers
 * to those that were. The next request begins when the answer before it has been handed to the network, so that a caller
 * who reads nothing holds one answer. Waiting requests of a caller who hangs up are never begun.
 */
export function createLanes(handle: Handle): Lanes {
  const open = new Set<Socket>()
  let activity = 0
  let isEnding = false
  let isHolding = false

  function begin(lane: Lane, request: Request): void {
    lane.inWork = request
    request.outgoing.once('close', () => end(lane, request))
    handle(request.incoming, request.outgoing, request.isLate)
  }

  function end(lane: Lane, { incoming: { socket } }: Request): void {
    activity++
    lane.inWork = undefined
    lane.readBefore = socket.bytesRead
    if (lane.waiting.length > 0) afterTurns(TURNS, () => next(lane, socket))
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
    hold() {
      isEnding = true
      isHolding = true
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

/** How long a connection on which nothing is asked may stay after listening has ended, in milliseconds. */
function patienceWith({ bytesRead }: Socket, lane: Lane | undefined): number {
  if (bytesRead === 0) return SILENT_MS
  return bytesRead === lane?.readBefore ? 0 : INCOMING_MS
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
