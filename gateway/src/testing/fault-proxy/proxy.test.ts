import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Faults } from './faults.ts'
import { startFaultProxy, type FaultProxy } from './proxy.ts'
import { seeded } from './random.ts'

const ANSWER = Buffer.from('0123456789'.repeat(10))

let server: Server
let proxy: FaultProxy
const received: Buffer[] = []

afterEach(async () => {
  await proxy.close()
  server.close()
  received.length = 0
})

/** An upstream behind a proxy that responds to anything with a hundred bytes. */
async function startBehindProxy(faults: Faults, seed = 1): Promise<void> {
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk)
      socket.write(ANSWER)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy = await startFaultProxy({ target: (server.address() as AddressInfo).port, seed, faults: () => faults })
}

/** Sends hello. Returns the bytes received, the number of pieces, and how the connection ended. */
async function hello(until = ANSWER.length) {
  const socket: Socket = connect(Number(new URL(proxy.url).port), '127.0.0.1')
  const sizes: number[] = []
  let error = ''
  const ends = new Promise<string>((resolve) => {
    socket.on('error', (it) => (error = 'code' in it ? String(it.code) : 'error'))
    socket.on('data', ({ length }) => {
      sizes.push(length)
      if (sizes.reduce((sum, size) => sum + size, 0) >= until) resolve('all')
    })
    socket.once('end', () => resolve('end'))
    socket.once('close', () => resolve(error === '' ? 'close' : error))
  })
  socket.write('hello')
  const end = await ends
  socket.destroy()
  await (socket.closed || once(socket, 'close'))
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), sizes, end }
}

test('passes everything without faults', async () => {
  await startBehindProxy({})
  expect(await hello()).toMatchObject({ bytes: 100, end: 'all' })
  expect(Buffer.concat(received).toString()).toBe('hello')
  expect(proxy.accepted()).toBe(1)
})

test.each<[string, Faults, { bytes?: number; end: string }]>([
  ['half-close at 40', { down: [{ kind: 'half-close', after: 40 }] }, { bytes: 40, end: 'end' }],
  ['truncate at 40', { down: [{ kind: 'truncate', after: 40 }] }, { bytes: 40, end: 'end' }],
  ['reset at 0', { down: [{ kind: 'reset', after: 0 }] }, { bytes: 0, end: 'ECONNRESET' }],
  // Bytes written just before a reset may be lost with it.
  ['reset at 40', { down: [{ kind: 'reset', after: 40 }] }, { end: 'ECONNRESET' }],
  ['refuse', { whole: 'refuse' }, { bytes: 0, end: 'ECONNRESET' }],
  ['latency', { down: [{ kind: 'latency', ms: 5, jitter: 5 }] }, { bytes: 100, end: 'all' }],
  ['bandwidth', { down: [{ kind: 'bandwidth', bytesPerSecond: 1000 }] }, { bytes: 100, end: 'all' }],
])('%s', async (_name, faults, expected) => {
  await startBehindProxy(faults)
  expect(await hello()).toMatchObject(expected)
})

test('a reset towards the upstream passes at most the given number of bytes', async () => {
  await startBehindProxy({ up: [{ kind: 'reset', after: 3 }] })
  expect((await hello()).end).toBe('ECONNRESET')
  expect(Buffer.concat(received).length).toBeLessThanOrEqual(3)
})

test('a blackhole accepts the connection and never responds', async () => {
  await startBehindProxy({ whole: 'blackhole' })
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('hello')
  await expect.poll(() => proxy.open()).toBe(1)
  expect(received).toEqual([])
  socket.destroy()
  await expect.poll(() => proxy.open()).toBe(0)
})

test('cuts the same pieces with the same seed', async () => {
  const cut = async (seed: number) => {
    const random = seeded(seed)
    return Array.from({ length: 20 }, () => Math.floor(random() * 100))
  }
  expect(await cut(7)).toEqual(await cut(7))
  expect(await cut(7)).not.toEqual(await cut(8))
  await startBehindProxy({ down: [{ kind: 'slice', bytes: 7 }] }, 7)
  const { bytes, sizes } = await hello()
  expect([bytes, sizes.length > 1]).toEqual([100, true])
})
