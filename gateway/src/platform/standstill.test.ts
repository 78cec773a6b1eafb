import type { Dispatcher } from 'undici'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { EventFields, Log } from '../ports/log.ts'
import { answerExample, startOrigin, startSheddingGateway, startTestGateway } from '../testing/server.ts'
import { withTimeout } from '../store/postgres/with-timeout.ts'
import { createSemaphore } from '../store/postgres/semaphore.ts'
import { block, whileReading } from '../testing/standstill.ts'
import { connectorWithin } from './calling/connector.ts'
import { dispatch } from './calling/dispatch.ts'
import { watchLoop } from './loop-delay.ts'
import { afterLoopIterations } from './event-loop.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

test('reads the full length of a stall, also right after another reading', async () => {
  const loop = watchLoop()
  closing.push(() => loop.stop())
  loop.read()
  block(300)
  expect(loop.read().longest).toBeGreaterThanOrEqual(270)
  block(300)
  await new Promise((resolve) => setTimeout(resolve))
  expect(loop.read().longest).toBeGreaterThanOrEqual(270)
})

test('is not ready after a stall of 2 s, logs it with the operation, and recovers (G5)', async () => {
  const events: { name: string; fields: EventFields | undefined }[] = []
  const log: Log = { request() {}, fault() {}, event: (name, fields) => void events.push({ name, fields }) }
  const received = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const agency = await startOrigin((_request, response) => {
    received.resolve()
    void released.promise.then(() => answerExample(response, 'hotelView'))
  })
  closing.push(() => agency.close())
  const gateway = await startSheddingGateway(agency.url, log)
  closing.push(() => gateway.drain())
  const { port } = gateway
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  await expect.poll(() => statusOf('/readyz')).toBe(200)

  const hotel = statusOf('/api/hotels/12')
  await received.promise
  const stallsBefore = events.length
  block(2000)
  await expect.poll(() => statusOf('/readyz'), { interval: 0 }).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  const stall = events.slice(stallsBefore).find(({ name }) => name === 'loop-stall')?.fields
  expect(stall?.duration).toBeGreaterThanOrEqual(1900)
  expect([stall?.operationId, ...(stall?.places ?? [])]).toContain('hotelView')
  released.resolve()
  await hotel
  await expect.poll(() => statusOf('/readyz')).toBe(200)
})

describe('after a stall, data that has arrived is handled before timers that were due (G5)', () => {
  /** A connection, and its other end. */
  async function connection(): Promise<[Socket, Socket]> {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    closing.push(() => server.close())
    const near = connect((server.address() as AddressInfo).port, '127.0.0.1')
    closing.push(() => near.destroy())
    const [far] = (await once(server, 'connection')) as [Socket]
    return [near.on('error', () => undefined), far.on('error', () => undefined)]
  }

  test('with timers of the clock', async () => {
    const [near, far] = await connection()
    const order: string[] = []
    near.once('data', () => order.push('read'))
    await whileReading(() => {
      const late = new Promise<void>((resolve) => systemClock.after(10, () => resolve(void order.push('late'))))
      far.write('an answer')
      block(50)
      return late
    })
    expect(order).toEqual(['read', 'late'])
  })

  test('with an answer of the database', async () => {
    const [near, far] = await connection()
    const answered = await whileReading(() => {
      const answer = withTimeout(once(near, 'data').then(String), 10)
      far.write('an answer')
      block(50)
      return answer
    })
    expect(answered).toBe('an answer')
  })

  test('with a slot at the database', async () => {
    const [near, far] = await connection()
    const acquire = createSemaphore(1)
    const release = await acquire(1000)
    near.once('data', release)
    const entered = await whileReading(() => {
      const permit = acquire(10)
      far.write('an answer')
      block(50)
      return permit
    })
    expect(entered).toBe(release)
  })

  test('with a connection to an upstream', async () => {
    const server = createServer()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    closing.push(() => server.close())
    const port = `${(server.address() as AddressInfo).port}`
    const opened = await whileReading(() => {
      const outcome = new Promise<string>((resolve) => {
        const options = { hostname: '127.0.0.1', protocol: 'http:', port }
        connectorWithin(10)(options, (error, socket) => {
          socket?.destroy()
          resolve(error?.message ?? 'connected')
        })
      })
      block(50)
      return outcome
    })
    expect(opened).toBe('connected')
  })
})

test('uses a response that had arrived before its deadline passed during a stall (G5)', async () => {
  let callCount = 0
  const agency = await startOrigin(({ url = '' }, response) => {
    if (!url.startsWith('/hotels')) return answerExample(response, 'reservationStart')
    callCount++
    answerExample(response, 'hotelView')
    // Longer than the deadline of the first byte, from the moment that the answer is in this process's socket.
    block(2500)
  })
  closing.push(() => agency.close())
  const gateway = await startTestGateway(agency.url)
  closing.push(() => gateway.drain())
  expect((await fetch(`http://localhost:${gateway.port}/api/hotels/12`)).status).toBe(200)
  expect(callCount).toBe(1)
})

test('does not send a call that gets its connection after its deadline (G5)', async () => {
  const aborted: Error[] = []
  let handler: Dispatcher.DispatchHandler | undefined
  const pool = {
    dispatch: (_options: unknown, dispatched: Dispatcher.DispatchHandler) => {
      handler = dispatched
      return true
    },
  } as unknown as Dispatcher
  const controller = { abort: (error: Error) => void aborted.push(error) } as unknown as Dispatcher.DispatchController
  const call = dispatch(pool, {
    pool: { upstream: 'agency', class: 'commit', account: '1001' },
    method: 'GET',
    url: 'http://agency.test/commit',
    headers: {},
    deadlines: { connect: 10, firstByte: 20, total: 2000 },
    limit: 10,
  })
  await new Promise<void>((resolve) => afterLoopIterations(3, resolve))
  // Connection and timer are due at the same time, and the connection may come first.
  block(30)
  handler?.onRequestStart?.(controller, undefined)
  await expect(call).rejects.toMatchObject({ reason: 'timeout', sent: false })
  expect(aborted).toHaveLength(1)
})
