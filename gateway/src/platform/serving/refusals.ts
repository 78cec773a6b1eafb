import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { METHODS, STATUS_CODES } from './node-http.ts'
import type { Duplex } from 'node:stream'
import { PRIVATE } from '../../translate/http/caching.ts'
import { afterLoopIterations } from '../event-loop.ts'

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** Error code of a request that did not arrive in time. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** Iterations of the event loop after which all data that has reached the machine was read. A body may take several. */
const READ_ITERATIONS = 4

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
const MOST_HEADERS = 100

/**
 * Responds to input that never becomes a request: invalid, too large or too slow headers, and CONNECT. The response is a
 * minimal problem document (RFC 9457, `about:blank`), and the connection is closed. If invalid bytes follow a valid
 * request, the response to that request is sent first (A15). A request that seems too slow is refused only after the
 * network was read once more, because this process may have been stalled (G5).
 */
export function refuseInvalidInput(server: Server): void {
  const latest = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>()
  const refused = new WeakSet<Duplex>()

  for (const name of ['request', 'checkContinue'] as const) {
    server.on(name, (incoming, outgoing) => latest.set(incoming.socket, { incoming, outgoing }))
  }
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    if (error.code !== TOO_SLOW) return refuseOnce(error, socket)
    const before = latest.get(socket)
    const wasComplete = before?.incoming.complete
    afterLoopIterations(READ_ITERATIONS, () => {
      const current = latest.get(socket)
      const hasArrived = current?.incoming.complete === true && (current !== before || wasComplete === false)
      if (!hasArrived) refuseOnce(error, socket)
    })
  })
  server.on('connect', (_request, socket) => end(socket, 405))
  server.on('checkExpectation', (_incoming, outgoing) => refuse(outgoing, 417))

  function refuseOnce(error: ParseError, socket: Duplex): void {
    // Further bytes after invalid ones cause more errors.
    if (refused.has(socket)) return
    refused.add(socket)
    const { incoming, outgoing } = latest.get(socket) ?? {}
    const isOpen = outgoing !== undefined && !outgoing.writableFinished
    if (isOpen && incoming?.complete) outgoing.once('finish', () => refuseBytes(socket, error))
    else if (isOpen && outgoing.headersSent) socket.destroy()
    else refuseBytes(socket, error)
  }
}

/** Refuses a request with too many headers or too long a target. Returns false if the request is within the limits. */
export function refuseLarge({ rawHeaders, url = '' }: IncomingMessage, outgoing: ServerResponse): boolean {
  const isLong = url.length > LONGEST_TARGET
  if (!isLong && rawHeaders.length / 2 <= MOST_HEADERS) return false
  refuse(outgoing, isLong ? 414 : 431)
  return true
}

/** Responds with a minimal problem document and closes the connection. */
export function refuse(outgoing: ServerResponse, status: number): void {
  const { headers, body } = minimalProblem(status)
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
  const { headers, body } = minimalProblem(status)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((line) => line.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function minimalProblem(status: number): { headers: Record<string, string>; body: string } {
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
