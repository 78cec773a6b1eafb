import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WireRequest } from '../../ports/platform.ts'
import { WITHOUT_PAUSE } from '../../testing/stopped-time.ts'
import { startOrigin, type Origin } from '../../testing/server.ts'
import { dispatch } from './dispatch.ts'
import { createPools, type Pools } from './pools.ts'

let origin: Origin
let pools: Pools
/** Resolved by a test to send the responses. */
let answers = Promise.withResolvers<void>()

beforeEach(async () => {
  answers = Promise.withResolvers<void>()
  pools = createPools()
  origin = await startOrigin(async (_request, response) => {
    await answers.promise
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end('{}')
  })
})
afterEach(async () => {
  await pools.close()
  await origin.close()
})

const AT: WireRequest['pool'] = { upstream: 'agency', class: 'catalogue', account: '1001' }

const call = (pool = AT, url = origin.url) =>
  dispatch(pools.of({ ...WIRE, pool, url: `${url}/hotels/12` }), { ...WIRE, pool, url: `${url}/hotels/12` })

const WIRE: WireRequest = {
  pool: AT,
  method: 'GET',
  url: '',
  headers: {},
  deadlines: { connect: 2000, firstByte: 20_000, total: 20_000 },
  limit: 1000,
}

test('forgets a pool with its last connection, and creates a new one for the next call', async () => {
  for (let i = 0; i < 3; i++) {
    const calls = [call(), call(), call({ ...AT, account: '1002' })]
    expect(pools.size).toBe(2)
    answers.resolve()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
    await expect.poll(() => pools.size, WITHOUT_PAUSE).toBe(0)
    answers = Promise.withResolvers<void>()
  }
})

test('keeps a pool with a running call, and uses it for further calls', async () => {
  const running = call()
  await expect.poll(() => origin.open(), WITHOUT_PAUSE).toBe(1)
  const pool = pools.of({ ...WIRE, url: `${origin.url}/` })
  expect(pools.of({ ...WIRE, pool: { ...AT }, url: `${origin.url}/` })).toBe(pool)
  expect(pools.of({ ...WIRE, pool: { ...AT, class: 'search' }, url: `${origin.url}/` })).not.toBe(pool)
  answers.resolve()
  expect((await running).status).toBe(200)
})

test('leaves no pool behind if an upstream refuses connections', async () => {
  const { url } = origin
  await origin.close()
  await expect(call(AT, url)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect.poll(() => pools.size, WITHOUT_PAUSE).toBe(0)
})

test('opens connections over TLS at once, without waiting for the protocol of the first one', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`
  // Long enough that no call times out meanwhile, which would let the next one connect.
  const wire = { ...WIRE, url: `${url}/hotels/12`, deadlines: { ...WIRE.deadlines, connect: 20_000 } }
  const calls = Promise.allSettled([0, 1, 2].map(() => dispatch(pools.of(wire), wire)))
  try {
    await expect.poll(() => sockets.length, { ...WITHOUT_PAUSE, timeout: 10_000 }).toBe(3)
  } finally {
    for (const socket of sockets) socket.destroy()
    silent.close()
  }
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})
