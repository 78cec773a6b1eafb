import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The HTTP parser of a connection, as Node keeps it on the socket. */
interface Parser {
  /** Builds request and response; the answer tells the parser what to do with the rest. */
  onIncoming: (incoming: IncomingMessage, shouldKeepAlive: boolean) => number
}

/** Tells the parser that no HTTP follows, so that it leaves the loop over the bytes that it has. */
const STOP = 2

/** Bytes that are read and dropped after the last request that is taken. Whoever sends more is cut. */
const MOST_DROPPED = 64 * 1024

/**
 * Stops the parser of a connection at the first request for which there is no room (A19). A packet of 64 KiB
 * holds 3,600 requests, and Node builds 5 KB of objects for each of them before anybody is asked: pausing the socket or
 * closing it comes after that. The connection is still read, so that a hang-up is noticed.
 * @param hasRoom asked before request and response are built
 * @param onStop called once
 */
export function parseWhile(socket: Socket, hasRoom: () => boolean, onStop: () => void): void {
  const { parser } = socket as Socket & { parser: Parser }
  const { onIncoming } = parser
  let isStopped = false
  parser.onIncoming = (incoming, shouldKeepAlive) => {
    if (!isStopped && hasRoom()) return onIncoming(incoming, shouldKeepAlive)
    if (!isStopped) {
      isStopped = true
      onStop()
      // The parser is still in its loop: the socket is taken from it behind that, before the next packet.
      process.nextTick(dropRest, socket)
    }
    return STOP
  }
}

function dropRest(socket: Socket): void {
  let dropped = 0
  socket.removeAllListeners('data')
  socket.on('data', (chunk) => {
    dropped += chunk.length
    if (dropped > MOST_DROPPED) socket.destroy()
  })
}
