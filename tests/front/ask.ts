import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What a visitor of a front sends. */
export interface Asked {
  host?: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Address of this machine that the visitor comes from: all of 127.0.0.0/8 is. */
  from?: string
}

export interface Got {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** What the front says of its cache: HIT, MISS, STALE ... */
  cache: string | undefined
}

/** Sends a request to a port of this machine on a connection of its own. */
export function ask(port: number, path: string, asked: Asked = {}): Promise<Got> {
  const { host = 'localhost', method = 'GET', headers = {}, body, from = '127.0.0.1' } = asked
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', localAddress: from, path, method, agent: false }
    const sent = request({ ...options, headers: { host, ...headers } }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer
      const finish = (bytes: Buffer) => {
        const html = decoded(bytes, got['content-encoding']).toString()
        resolve({ status, headers: got, text: html, cache: got['x-cache']?.toString() })
      }
      buffer(answer).then(finish, reject)
    })
    sent.on('error', reject).end(body)
  })
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Whether something listens on a port of this machine; if not, the answer takes a moment. */
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
