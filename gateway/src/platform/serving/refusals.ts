import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { METHODS, STATUS_CODES } from './node-http.ts'
import type { Duplex } from 'node:stream'
import { PRIVATE } from '../../translate/http/caching.ts'
import { afterLoopIterations } from '../event-loop.ts'

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** A request that did not arrive in time. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Iterations of the event loop in which everything is read that has reached the machine; a body may take several. */
const READ_TURNS = 4

/** Status for errors of the parser; 400 for all others. */
const STATUS: Record<string, number> = {
  [TOO_SLOW]: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** A request line that is valid except, possibly, for its method. */
const REQUEST_LINE = /^([a-z]{1,20}) \S+ HTTP\/1\.[01]\r\n/i

/** Maximum length of a target, in characters, and maximum number of header lines (A3). */
const LONGEST_TARGET = 4096
const MOST_LINES = 100

/**
 * Responds to what never becomes a request: invalid, too large or too slow headers, and CONNECT. The response is a
 * problem document without texts of our own (RFC 9457, `about:blank`), and the connection is closed. If invalid bytes
 * follow a valid request, its response is sent first (A15). Where this process stood still, a request may only look
 * slow: it is read first (G5).
 */
export function refuseUnread(server: Server): void {
  const latest = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>()
  const refused = new WeakSet<Duplex>()

  for (const name of ['request', 'checkContinue'] as const) {
    server.on(name, (incoming, outgoing) => latest.set(incoming.socket, { incoming, outgoing }))
  }
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    if (error.code !== TOO_SLOW) return refuseOnce(error, socket)
    const before = latest.get(socket)
    const wasWhole = before?.incoming.complete
    afterLoopIterations(READ_TURNS, () => {
      const now = latest.get(socket)
      const hasArrived = now?.incoming.complete === true && (now !== before || wasWhole === false)
      if (!hasArrived) refuseOnce(error, socket)
    })
  })
  server.on('connect', (_request, socket) => end(socket, 405))
  server.on('checkExpectation', (_incoming, outgoing) => refuse(outgoing, 417))

  function refuseOnce(error: ParseError, socket: Duplex): void {
    // More bytes after the invalid ones: already refused.
    if (refused.has(socket)) return
    refused.add(socket)
    const { incoming, outgoing } = latest.get(socket) ?? {}
    const isOpen = outgoing !== undefined && !outgoing.writableFinished
    if (isOpen && incoming?.complete) outgoing.once('finish', () => refuseBytes(socket, error))
    else if (isOpen && outgoing.headersSent) socket.destroy()
    else refuseBytes(socket, error)
  }
}

/** Refuses valid headers that are larger than any of ours. Returns false if they are not. */
export function refuseLarge({ rawHeaders, url = '' }: IncomingMessage, outgoing: ServerResponse): boolean {
  const isLong = url.length > LONGEST_TARGET
  if (!isLong && rawHeaders.length / 2 <= MOST_LINES) return false
  refuse(outgoing, isLong ? 414 : 431)
  return true
}

/** Responds with a bare problem and closes the connection. */
export function refuse(outgoing: ServerResponse, status: number): void {
  const { headers, body } = bareProblem(status)
  outgoing.writeHead(status, headers).end(body)
}

function refuseBytes(socket: Duplex, error: ParseError): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else end(socket, hasUnknownMethod(error) ? 405 : (STATUS[error.code ?? ''] ?? 400))
}

function hasUnknownMethod({ code, rawPacket }: ParseError): boolean {
  const method = code === 'HPE_INVALID_METHOD' && REQUEST_LINE.exec(rawPacket?.toString('latin1') ?? '')?.[1]
  return typeof method === 'string' && !METHODS.includes(method)
}

function end(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const { headers, body } = bareProblem(status)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((line) => line.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function bareProblem(status: number): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status })
  const headers = {
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    ...(status === 503 ? { 'Retry-After': '1' } : {}),
    'Cache-Control': PRIVATE,
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/problem+json',
    'Content-Length': `${Buffer.byteLength(body)}`,
    Connection: 'close',
  }
  return { headers, body }
}
