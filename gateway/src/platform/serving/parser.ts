import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The HTTP parser of a connection, which Node keeps on the socket. */
interface Parser {
  /** Builds request and response. Its result tells the parser what to do with the rest. */
  onIncoming: (incoming: IncomingMessage, shouldKeepAlive: boolean) => number
}

/** Tells the parser that no HTTP follows, so that it stops parsing the bytes it has. */
const STOP = 2

/** Bytes that are read and discarded after the last accepted request. Beyond them the connection is cut. */
const MOST_DROPPED = 64 * 1024

/**
 * Stops the parser of a connection at the first request for which there is no room (A19). A packet of 64 KiB holds
 * 3,600 requests, and Node builds 5 KB of objects for each of them; pausing or closing the socket takes effect only
 * after that. The connection is still read, so that a disconnect is noticed.
 * @param hasRoom called before request and response are built
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
      // The parser is still running, so the socket is detached from it afterwards, before the next packet.
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
