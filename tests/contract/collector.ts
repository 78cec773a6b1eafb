import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A collector of traces (OTLP over HTTP), and what it has got. */
export interface Collector {
  url: string
  bodies: readonly string[]
  close(): Promise<void>
}

export async function collect(): Promise<Collector> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8')
    let body = ''
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
