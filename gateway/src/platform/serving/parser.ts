import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The HTTP parser of a connection, which Node keeps on the socket. */
interface Parser {
  /** Builds request and response. The result tells the parser how to continue. */
  onIncoming: (incoming: IncomingMessage, shouldKeepAlive: boolean) => number
}

/** Result of `onIncoming` that stops the parser, even if it has more bytes. */
const STOP = 2

/** Maximum bytes that are read and discarded after the last accepted request. With more, the connection is cut. */
const MOST_DISCARDED = 64 * 1024

/**
 * Stops the parser of a connection at the first request for which there is no room (A19). Pausing or closing the socket
 * would be too late: a packet of 64 KiB can hold 3,600 requests, and Node would build 5 KB of objects for each of them
 * first. The connection is still read, so that a disconnect is noticed.
 * @param hasRoom called before request and response are built
 * @param onStop called once, when the parser stops
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
      // The parser is still running, so the socket is detached from it afterwards, before the next packet.
      process.nextTick(discardInput, socket)
    }
    return STOP
  }
}

/** Reads and discards further input of a connection. */
function discardInput(socket: Socket): void {
  let discarded = 0
  socket.removeAllListeners('data')
  socket.on('data', (chunk) => {
    discarded += chunk.length
    if (discarded > MOST_DISCARDED) socket.destroy()
  })
}
