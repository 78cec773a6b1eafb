import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { METHODS, STATUS_CODES } from './node-http.ts'
import type { Duplex } from 'node:stream'

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** What the parser says is wrong, where it is not 400. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** A first line that is right but for its method. */
const REQUEST_LINE = /^([a-z]{1,20}) \S+ HTTP\/1\.[01]\r\n/i

/** Longest target, in characters, and most lines of a head that are taken (A3). */
const LONGEST_TARGET = 4096
const MOST_LINES = 100

/**
 * Answers what never becomes a request: a head that cannot be read, one that is too large or too slow, CONNECT. The
 * answer is a problem document without a word of our own (RFC 9457, `about:blank`), and the connection ends. Bad bytes
 * behind a good request wait for its answer (A15).
 */
export function refuseUnread(server: Server): void {
  const latest = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>()
  const refused = new WeakSet<Duplex>()

  for (const name of ['request', 'checkContinue'] as const) {
    server.on(name, (incoming, outgoing) => latest.set(incoming.socket, { incoming, outgoing }))
  }
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    // What still comes in behind the bad bytes is refused already.
    if (refused.has(socket)) return
    refused.add(socket)
    const { incoming, outgoing } = latest.get(socket) ?? {}
    const isOpen = outgoing !== undefined && !outgoing.writableFinished
    if (isOpen && incoming?.complete) outgoing.once('finish', () => refuseBytes(socket, error))
    else if (isOpen && outgoing.headersSent) socket.destroy()
    else refuseBytes(socket, error)
  })
  server.on('connect', (_request, socket) => end(socket, 405))
  server.on('checkExpectation', (_incoming, outgoing) => refuse(outgoing, 417))
}

/** Answers a head that can be read and has more of it than any of ours; false when there is nothing to refuse. */
export function refuseLarge({ rawHeaders, url = '' }: IncomingMessage, outgoing: ServerResponse): boolean {
  const isLong = url.length > LONGEST_TARGET
  if (!isLong && rawHeaders.length / 2 <= MOST_LINES) return false
  refuse(outgoing, isLong ? 414 : 431)
  return true
}

/** Answers a request with a bare problem and ends the connection. */
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
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/problem+json',
    'Content-Length': `${Buffer.byteLength(body)}`,
    Connection: 'close',
  }
  return { headers, body }
}
