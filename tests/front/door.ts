import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between a front and a gateway. It numbers the answers and changes nothing else, unless asked to. */
export interface Door {
  port: number
  /** Number of the last answer, which its header `x-made` has. */
  made: () => number
  /** Lets shared answers be fresh for a second, because a front has no clock that a test could move. */
  hurry: (isHurried: boolean) => void
  /** Keeps all answers back until `release`. `held` is how many it keeps. */
  hold: () => { held: () => number; release: () => void }
  close: () => Promise<void>
}

export async function openDoor(gateway: number): Promise<Door> {
  let made = 0
  let isHurried = false
  let held: (() => void)[] | undefined
  const server = createServer((incoming, outgoing) => {
    const { method, url, rawHeaders } = incoming
    const onward = request({ port: gateway, host: '127.0.0.1', method, path: url, headers: rawHeaders }, (answer) => {
      const pass = () => {
        const headers = { ...answer.headers, 'x-made': `${++made}` }
        const caching = headers['cache-control'] ?? ''
        if (isHurried) headers['cache-control'] = caching.replace(/s-maxage=\d+/, 's-maxage=1')
        outgoing.writeHead(answer.statusCode ?? 500, headers)
        answer.pipe(outgoing)
      }
      if (held === undefined) pass()
      else held.push(pass)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    made: () => made,
    hurry: (told) => void (isHurried = told),
    hold() {
      const kept: (() => void)[] = (held = [])
      const release = () => {
        held = undefined
        for (const pass of kept) pass()
      }
      return { held: () => kept.length, release }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
