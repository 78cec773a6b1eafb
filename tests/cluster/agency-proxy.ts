import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between the gateways and the agency. A test can make it respond to hotel calls itself. */
export interface AgencyProxy {
  url: string
  /** Number of hotel calls so far. */
  hotels: number
  /** When set, hotel calls get this status and these headers, and do not reach the agency. */
  refuses?: { status: number; headers?: Record<string, string> } | undefined
  close(): void
}

/** @param to URL of the agency */
export async function startAgencyProxy(to: string): Promise<AgencyProxy> {
  const { port, pathname } = new URL(to)
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', rawHeaders } = incoming
    if (/\/hotels\/\d+$/.test(url.split('?')[0] ?? '')) {
      proxy.hotels++
      if (proxy.refuses !== undefined) return void outgoing.writeHead(proxy.refuses.status, proxy.refuses.headers).end()
    }
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers: rawHeaders }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.rawHeaders)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const proxy: AgencyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    hotels: 0,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return proxy
}
