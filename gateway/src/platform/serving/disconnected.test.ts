import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderBody, quoteBody } from '../../payment/testing/requests.ts'
import {
  beginCall,
  startedSession,
  startWithSlowAgency,
  type GatewayWithSlowAgency,
} from '../../testing/slow-agency.ts'
import { WITHOUT_PAUSE, stopTime } from '../../testing/stopped-time.ts'

let world: GatewayWithSlowAgency
let cookie: string

beforeAll(async () => {
  world = await startWithSlowAgency()
  cookie = await startedSession(world.gateway.port)
})
afterAll(() => world.close())
beforeEach(() => {
  void world.gateway.context.caches.clear()
  for (const list of [world.received, world.answered, world.lines]) list.length = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  world.release()
  await vi.waitUntil(() => world.origin.open() === 0, { timeout: 60_000 })
})

const withClass = (ids: OperationId[]) => ids.map((id) => ({ id, class: operations[id].class }))
const isAlive = async () => (await fetch(`http://localhost:${world.gateway.port}/healthz`)).status === 200
/** How often the agency received an operation, without the calls that precede it. */
const receivedCount = (id: OperationId) => world.received.filter((it) => it === id).length
const statuses = () => world.lines.filter(({ operationId }) => operationId !== undefined).map(({ status }) => status)

const WITH_BODY = withClass([
  'availabilitySearch',
  'hotelPrice',
  'reservationPatch',
  'transactionBegin',
  'transactionUpdate',
  'reservationComplete',
  'orderInitialize',
  'orderQuery',
  'callbackSend',
])

describe('A16 a caller disconnects before its body has arrived', () => {
  const cases = WITH_BODY.flatMap((it) => [0, 0.5].map((part) => ({ ...it, part })))
  test.each(cases)('$id ($class) with $part of the body: sends nothing to the agency', async ({ id, part }) => {
    const caller = vi.spyOn(world.gateway.context.platform, 'caller')
    const socket = await beginCall(world.gateway.port, id, { cookie, part })
    await expect.poll(() => caller.mock.calls.length).toBe(1)
    socket.destroy()
    await expect.poll(statuses).toEqual([499])
    expect(receivedCount(id)).toBe(0)
    expect(await isAlive()).toBe(true)
  })
})

describe('A16 a caller disconnects while it waits for a read', () => {
  test.each(withClass(['availabilitySearch', 'hotelView', 'hotelPrice', 'pageView', 'offerList']))(
    '$id ($class): cancels the call to the agency at once',
    async ({ id }) => {
      world.hold(id)
      stopTime()
      const socket = await beginCall(world.gateway.port, id, { cookie })
      await expect.poll(() => receivedCount(id), WITHOUT_PAUSE).toBe(1)
      socket.destroy()
      await expect.poll(() => world.origin.open(), WITHOUT_PAUSE).toBe(0)
      await expect.poll(statuses, WITHOUT_PAUSE).toEqual([499])
      expect(await isAlive()).toBe(true)
    },
  )
})

describe('A16 a caller disconnects while it waits for a write', () => {
  // The commit comes first. Its transaction was started elsewhere (decision 17.14).
  test.each(
    withClass(['transactionCommit', 'reservationPatch', 'transactionBegin', 'transactionUpdate', 'reservationStart']),
  )('$id ($class): completes the write once', async ({ id }) => {
    world.hold(id)
    const own = id === 'reservationStart' ? {} : { cookie, headers: { 'if-match': '"0"' } }
    stopTime()
    const socket = await beginCall(world.gateway.port, id, own)
    await expect.poll(() => receivedCount(id), WITHOUT_PAUSE).toBe(1)
    socket.destroy()
    expect(await isAlive()).toBe(true)
    expect(world.origin.open()).toBe(1)
    world.release()
    await expect.poll(() => world.answered.filter((it) => it === id), WITHOUT_PAUSE).toHaveLength(1)
    expect(receivedCount(id)).toBe(1)
  })

  test('orderInitialize (pay): sends the card once, and stores the response of the bank', async () => {
    const { gateway, agency } = world
    const quoted = await fetch(`http://localhost:${gateway.port}/api/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(quoteBody()),
    })
    const { hash } = (await quoted.json()) as { hash: string }
    world.hold('orderInitialize')
    const socket = await beginCall(gateway.port, 'orderInitialize', { cookie, body: orderBody(hash) })
    await expect.poll(() => receivedCount('orderInitialize')).toBe(1)
    socket.destroy()
    expect(await isAlive()).toBe(true)
    world.release()
    await expect.poll(async () => (await gateway.context.store.list('intents'))[0]?.record.state).toBe('handed-off')
    expect([receivedCount('orderInitialize'), agency.initializations.length]).toEqual([1, 1])
  })
})

describe('A16 a caller disconnects right after sending its body', () => {
  test.each(WITH_BODY)('$id ($class): does no harm', async ({ id }) => {
    const socket = await beginCall(world.gateway.port, id, { cookie })
    socket.end()
    socket.destroy()
    await expect.poll(async () => (await isAlive()) && world.origin.open() === 0).toBe(true)
    expect(receivedCount(id)).toBeLessThanOrEqual(1)
  })
})

test('A16 causes no faults', () => {
  expect(world.faults).toEqual([])
})
