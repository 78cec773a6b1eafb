import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../clock.ts'
import { memoryCounter } from '../memory/counter.ts'
import { memoryCacheBackend } from '../memory/cache-backend.ts'
import { memoryBackend } from '../../testing/memory-store.ts'
import { block, whileReading } from '../../testing/standstill.ts'
import { stopTime } from '../../testing/stopped-time.ts'
import { createNodePlatform, type NodePlatform } from '../node.ts'

/** The upstream closes connections that have been idle for this long, in milliseconds, and does not announce it. */
const IDLE_MS = 1000

let server: Server
let platform: NodePlatform
let connections = 0

afterEach(async () => {
  vi.useRealTimers()
  await platform.close()
  server.close()
})

/**
 * Starts an upstream that closes idle connections without announcing it, so that writes on such a connection are lost.
 */
async function start(): Promise<string> {
  connections = 0
  platform = createNodePlatform({
    store: memoryBackend(),
    counter: memoryCounter(),
    responseCache: memoryCacheBackend(systemClock),
  })
  server = createServer((socket: Socket) => {
    connections++
    let usedAt = performance.now()
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
    // Long, because this test is not about deadlines.
    deadlines: { connect: 10_000, firstByte: 10_000, total: 20_000 },
    limit: 100,
  })

test('decision 4.7: resets none of 62 writes around the moment at which the upstream closes connections', async () => {
  const url = await start()
  stopTime()
  // One per millisecond, from 15 before that moment to 15 after it.
  const accounts = Array.from({ length: 31 }, (_, at) => `${at}`)
  const first = await Promise.all(accounts.map((account) => call(url, account)))
  // The pool considers a connection idle one iteration of the event loop after the response.
  await setImmediate()
  vi.advanceTimersByTime(IDLE_MS - 15)
  const second: Awaited<ReturnType<typeof call>>[] = []
  for (const account of accounts) {
    second.push(await call(url, account))
    vi.advanceTimersByTime(1)
  }
  expect([...first, ...second].map(({ status }) => status)).toEqual(Array.from({ length: 62 }, () => 200))
  expect(connections).toBe(62)
})

test('decision 4.7: does not reset a write after a stall of this process, although no timer has run yet', async () => {
  const url = await start()
  await call(url, '1001')
  const { status } = await whileReading(() => {
    block(IDLE_MS + 200)
    return call(url, '1001')
  })
  expect(status).toBe(200)
})

test('decision 4.7: reuses a connection that was used a moment ago', async () => {
  const url = await start()
  stopTime()
  for (let i = 0; i < 20; i++) await call(url, '1001')
  // The second call may start before the first has returned its connection.
  expect(connections).toBeLessThanOrEqual(2)
})
