import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderBody, quoteBody } from '../../payment/testing/requests.ts'
import { beginCall, startedSession, startImpatient, type Impatient } from '../../testing/impatient.ts'
import { STILL, stopTime } from '../../testing/stopped-time.ts'

let world: Impatient
let cookie: string

beforeAll(async () => {
  world = await startImpatient()
  cookie = await startedSession(world.gateway.port)
})
afterAll(() => world.close())
beforeEach(() => {
  void world.gateway.context.caches.clear()
  for (const list of [world.heard, world.answered, world.lines]) list.length = 0
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  world.release()
  await vi.waitUntil(() => world.origin.open() === 0, { timeout: 60_000 })
})

const classed = (ids: OperationId[]) => ids.map((id) => ({ id, class: operations[id].class }))
const isWell = async () => (await fetch(`http://localhost:${world.gateway.port}/healthz`)).status === 200
/** How often the agency received an operation, without the calls that precede it. */
const heard = (id: OperationId) => world.heard.filter((it) => it === id).length
const statuses = () => world.lines.filter(({ operationId }) => operationId !== undefined).map(({ status }) => status)

const WITH_BODY = classed([
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

describe('A16 a caller goes away before its body has come', () => {
  const cases = WITH_BODY.flatMap((it) => [0, 0.5].map((part) => ({ ...it, part })))
  test.each(cases)('$id ($class) with $part of it: nothing is sent to the agency', async ({ id, part }) => {
    const caller = vi.spyOn(world.gateway.context.platform, 'caller')
    const socket = await beginCall(world.gateway.port, id, { cookie, part })
    await expect.poll(() => caller.mock.calls.length).toBe(1)
    socket.destroy()
    await expect.poll(statuses).toEqual([499])
    expect(heard(id)).toBe(0)
    expect(await isWell()).toBe(true)
  })
})

describe('A16 a caller goes away while it waits for what it only reads', () => {
  test.each(classed(['availabilitySearch', 'hotelView', 'hotelPrice', 'pageView', 'offerList']))(
    '$id ($class): cancelled at the agency at once',
    async ({ id }) => {
      world.hold(id)
      stopTime()
      const socket = await beginCall(world.gateway.port, id, { cookie })
      await expect.poll(() => heard(id), STILL).toBe(1)
      socket.destroy()
      await expect.poll(() => world.origin.open(), STILL).toBe(0)
      await expect.poll(statuses, STILL).toEqual([499])
      expect(await isWell()).toBe(true)
    },
  )
})

describe('A16 a caller goes away while it waits for what it has asked to be done', () => {
  // The commit comes first. Its transaction was started elsewhere (decision 17.14).
  test.each(
    classed(['transactionCommit', 'reservationPatch', 'transactionBegin', 'transactionUpdate', 'reservationStart']),
  )('$id ($class): done once, to its end', async ({ id }) => {
    world.hold(id)
    const own = id === 'reservationStart' ? {} : { cookie, headers: { 'if-match': '"0"' } }
    stopTime()
    const socket = await beginCall(world.gateway.port, id, own)
    await expect.poll(() => heard(id), STILL).toBe(1)
    socket.destroy()
    expect(await isWell()).toBe(true)
    expect(world.origin.open()).toBe(1)
    world.release()
    await expect.poll(() => world.answered.filter((it) => it === id), STILL).toHaveLength(1)
    expect(heard(id)).toBe(1)
  })

  test('orderInitialize (pay): the card goes out once, and what the bank wants is kept', async () => {
    const { gateway, agency } = world
    const quoted = await fetch(`http://localhost:${gateway.port}/api/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(quoteBody()),
    })
    const { hash } = (await quoted.json()) as { hash: string }
    world.hold('orderInitialize')
    const socket = await beginCall(gateway.port, 'orderInitialize', { cookie, body: orderBody(hash) })
    await expect.poll(() => heard('orderInitialize')).toBe(1)
    socket.destroy()
    expect(await isWell()).toBe(true)
    world.release()
    await expect.poll(async () => (await gateway.context.store.list('intents'))[0]?.record.state).toBe('handed-off')
    expect([heard('orderInitialize'), agency.initializations.length]).toEqual([1, 1])
  })
})

describe('A16 a caller goes away when the whole of its body has been sent', () => {
  test.each(WITH_BODY)('$id ($class): nobody is hurt', async ({ id }) => {
    const socket = await beginCall(world.gateway.port, id, { cookie })
    socket.end()
    socket.destroy()
    await expect.poll(async () => (await isWell()) && world.origin.open() === 0).toBe(true)
    expect(heard(id)).toBeLessThanOrEqual(1)
  })
})

test('A16 none of it was a fault of ours', () => {
  expect(world.faults).toEqual([])
})
