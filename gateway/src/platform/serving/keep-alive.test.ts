import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { memoryStore } from '../../testing/memory-store.ts'
import { createNodePlatform, type NodePlatform } from '../node.ts'

/** The upstream closes a connection that has been idle for so long, in milliseconds, and does not say so before. */
const IDLE_MS = 1000

/** So long the news is on its way; what is sent meanwhile is lost. */
const NEWS_MS = 40

let server: Server
let platform: NodePlatform
let connections = 0

afterEach(async () => {
  await platform.close()
  server.close()
})

/** An upstream that closes an idle connection while the next request may be on its way. */
async function start(): Promise<string> {
  connections = 0
  platform = createNodePlatform({ store: memoryStore() })
  server = createServer((socket: Socket) => {
    connections++
    let usedAt = performance.now()
    socket.setTimeout(IDLE_MS + NEWS_MS, () => socket.resetAndDestroy())
    socket.on('error', () => socket.destroy())
    socket.on('data', () => {
      if (performance.now() - usedAt > IDLE_MS) return void socket.resetAndDestroy()
      usedAt = performance.now()
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const call = (url: string, account: string) =>
  platform.call({
    pool: { upstream: 'agency', class: 'cart', account },
    method: 'PATCH',
    url,
    headers: {},
    body: '{}',
    // Longer than 300 connections at once take on a busy machine: no deadline is tried here.
    deadlines: { connect: 10_000, firstByte: 10_000, total: 20_000 },
    limit: 100,
  })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('decision 4.7: 600 writes around the moment at which the upstream closes: none is reset', async () => {
  const url = await start()
  const accounts = Array.from({ length: 300 }, (_, at) => `${at}`)
  const first = await Promise.all(accounts.map((account) => call(url, account)))
  // From 15 ms before that moment to 15 ms after it.
  const second = await Promise.all(
    accounts.map(async (account, at) => {
      await pause(IDLE_MS - 15 + at / 10)
      return call(url, account)
    }),
  )
  expect([...first, ...second].map(({ status }) => status)).toEqual(Array.from({ length: 600 }, () => 200))
  expect(connections).toBe(600)
})

test('decision 4.7: a connection that was used just now is used again', async () => {
  const url = await start()
  for (let i = 0; i < 20; i++) await call(url, '1001')
  // The second one may ask before the first has given its connection back.
  expect(connections).toBeLessThanOrEqual(2)
})
