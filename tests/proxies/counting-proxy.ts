import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between a cache and a gateway. It numbers the responses, and shortens or holds them when a test says so. */
export interface CountingProxy {
  port: number
  /** Number of responses so far. A response has its own number in the header `x-made`. */
  count: () => number
  /** Shortens `s-maxage` of shared responses to one second, because a test cannot move the cache's clock. */
  shorten: (isShort: boolean) => void
  /** Holds all responses until `release`. `held` is how many it holds. */
  hold: () => { held: () => number; release: () => void }
  close: () => Promise<void>
}

/** Starts the proxy on a free port. */
export async function startCountingProxy(gateway: number): Promise<CountingProxy> {
  let count = 0
  let isShort = false
  let waiting: (() => void)[] | undefined
  const server = createServer((incoming, outgoing) => {
    const { method, url, rawHeaders } = incoming
    const onward = request({ port: gateway, host: '127.0.0.1', method, path: url, headers: rawHeaders }, (response) => {
      const pass = () => {
        const headers = { ...response.headers, 'x-made': `${++count}` }
        const caching = headers['cache-control'] ?? ''
        if (isShort) headers['cache-control'] = caching.replace(/s-maxage=\d+/, 's-maxage=1')
        outgoing.writeHead(response.statusCode ?? 500, headers)
        response.pipe(outgoing)
      }
      if (waiting === undefined) pass()
      else waiting.push(pass)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    count: () => count,
    shorten: (value) => void (isShort = value),
    hold() {
      const held: (() => void)[] = (waiting = [])
      const release = () => {
        waiting = undefined
        for (const pass of held) pass()
      }
      return { held: () => held.length, release }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
