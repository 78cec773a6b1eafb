import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The way of gateways to the agency, which a test can let answer itself. */
export interface AgencyWay {
  url: string
  /** Calls for hotels that have come by. */
  hotels: number
  /** Answers calls for hotels with this status and these headers, and passes nothing on. */
  refuses?: { status: number; headers?: Record<string, string> } | undefined
  close(): void
}

/** @param to URL of the agency */
export async function openAgencyWay(to: string): Promise<AgencyWay> {
  const { port, pathname } = new URL(to)
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', rawHeaders } = incoming
    if (/\/hotels\/\d+$/.test(url.split('?')[0] ?? '')) {
      way.hotels++
      if (way.refuses !== undefined) return void outgoing.writeHead(way.refuses.status, way.refuses.headers).end()
    }
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers: rawHeaders }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const way: AgencyWay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    hotels: 0,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return way
}
