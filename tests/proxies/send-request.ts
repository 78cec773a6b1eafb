import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A visitor's request, besides its path. */
export interface RequestOptions {
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Address of this machine that the visitor comes from: all of 127.0.0.0/8 is. */
  from?: string
}

/** A response that has been read completely. */
export interface ReceivedResponse {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** How the proxy's cache handled the request: HIT, MISS, STALE ... */
  cache: string | undefined
}

/** Sends a request to a port of this machine on a connection of its own. */
export function sendRequest(port: number, path: string, own: RequestOptions = {}): Promise<ReceivedResponse> {
  const { host = 'localhost', method = 'GET', headers = {}, body, from = '127.0.0.1' } = own
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', localAddress: from, path, method, agent: false }
    const sent = request({ ...options, headers: { host, ...headers } }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      const finish = (bytes: Buffer) => {
        const html = decoded(bytes, received['content-encoding']).toString()
        resolve({ status, headers: received, text: html, cache: received['x-cache']?.toString() })
      }
      buffer(response).then(finish, reject)
    })
    sent.on('error', reject).end(body)
  })
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Whether something listens on a port of this machine; if not, resolves after a short pause. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => setTimeout(resolve, 20, false)).on('connect', () => socket.destroy())
  })
}

/** Sends bytes, reads until the other side closes, and returns the status. */
export async function statusOf(port: number, bytes: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return Number(/^HTTP\/1.1 (\d+)/.exec(await text(socket))?.[1])
}
