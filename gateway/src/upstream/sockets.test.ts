import { operations, type OperationClass } from '@rota/openapi/agency/operations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { validatorsOf } from '../contract/input.ts'
import type { RunningGateway } from '../platform/start.ts'
import { CLASSES as POLICIES } from '../policy/classes.ts'
import { callAgency, CALL_OF } from '../testing/agency-calls.ts'
import type { Faults } from '../testing/fault-proxy/faults.ts'
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy/proxy.ts'
import { answerExample, startOrigin, startTestGateway, type Origin } from '../testing/server.ts'
import { passTimeUntil, WITHOUT_PAUSE, stopTime, watchResponses } from '../testing/stopped-time.ts'

const CLASSES = Object.keys(CALL_OF) as OperationClass[]

let agency: Origin
let proxy: FaultProxy
let gateway: RunningGateway
let arrivals = 0
let accounts = 0
let operationId = CALL_OF.boot
let faultsOf: (connection: number) => Faults = () => ({})

beforeAll(async () => {
  agency = await startOrigin((_request, response) => {
    arrivals++
    answerExample(response, operationId)
  })
  const target = Number(new URL(agency.url).port)
  proxy = await startFaultProxy({ target, seed: 42, faults: (connection) => faultsOf(connection) })
  gateway = await startTestGateway(proxy.url)
})

afterAll(async () => {
  await proxy.close()
  await gateway.drain()
  await agency.close()
})

/** Makes one call through a proxy with faults, on connections that no other call has used. */
async function over(name: OperationClass, faults: (connection: number) => Faults) {
  const before = proxy.accepted()
  operationId = CALL_OF[name]
  arrivals = 0
  faultsOf = (connection) => faults(connection - before)
  const ended = await callAgency(gateway.context, operationId, { account: `${++accounts}` })
  return { ...ended, arrivals, connections: proxy.accepted() - before }
}

/** The same in a time that stands still with this process: a pause takes nothing from a call's deadline. */
async function inItsTime(...[name, faults]: Parameters<typeof over>) {
  // Otherwise each iteration of the event loop that loading them takes would be a millisecond.
  await validatorsOf(operations[CALL_OF[name]])
  stopTime()
  try {
    return await passTimeUntil(over(name, faults))
  } finally {
    vi.useRealTimers()
  }
}

/** How often a call may be sent if its connection breaks (decision 3.2). */
const AFTER_RESET: Record<OperationClass, number> = {
  boot: 2,
  catalogue: 2,
  search: 1,
  start: 1,
  cart: 1,
  begin: 1,
  update: 2,
  commit: 1,
  pay: 1,
  'payment-check': 3,
  promo: 2,
  form: 1,
}

const BROKEN: Record<string, Faults> = {
  'a reset before the answer': { down: [{ kind: 'reset', after: 0 }] },
  'a reset in its headers': { down: [{ kind: 'reset', after: 20 }] },
  'an end in the middle of its body': { down: [{ kind: 'half-close', after: 170 }] },
  'an answer that breaks off': { down: [{ kind: 'truncate', after: 160 }] },
}

describe.each(Object.entries(BROKEN))('F4 %s', (_fault, faults) => {
  test.each(CLASSES)('class %s: broken and unknown, sent as often as the class says', async (name) => {
    const ended = await inItsTime(name, () => faults)
    const times = AFTER_RESET[name]
    expect(ended).toEqual({ name: 'upstream-broken', outcome: 'unknown', arrivals: times, connections: times })
  })
})

describe('F4 a connection that breaks once', () => {
  test.each(CLASSES)('class %s', async (name) => {
    const ended = await inItsTime(name, (connection) =>
      connection === 0 ? { down: [{ kind: 'reset', after: 0 }] } : {},
    )
    const isSafe = AFTER_RESET[name] > 1
    expect(ended).toMatchObject({ name: isSafe ? 'ok' : 'upstream-broken', arrivals: isSafe ? 2 : 1 })
  })

  test('a partly sent request never counts as not sent', async () => {
    const ended = await inItsTime('pay', () => ({ up: [{ kind: 'reset', after: 40 }] }))
    expect(ended).toEqual({ name: 'upstream-broken', outcome: 'unknown', arrivals: 0, connections: 1 })
  })
})

describe('a line that is only bad', () => {
  test.each<[OperationClass, Faults]>([
    ['catalogue', { down: [{ kind: 'slice', bytes: 3 }] }],
    ['boot', { up: [{ kind: 'slice', bytes: 2 }], down: [{ kind: 'slice', bytes: 40 }] }],
    [
      'search',
      {
        down: [
          { kind: 'slice', bytes: 200 },
          { kind: 'latency', ms: 1, jitter: 5 },
        ],
      },
    ],
    ['pay', { up: [{ kind: 'bandwidth', bytesPerSecond: 4000 }] }],
    ['commit', { down: [{ kind: 'bandwidth', bytesPerSecond: 4000 }] }],
  ])('class %s: one call and its answer', async (name, faults) => {
    expect(await inItsTime(name, () => faults)).toEqual({ name: 'ok', outcome: undefined, arrivals: 1, connections: 1 })
  })
})

describe('F2, F3 a response that never starts or never ends', () => {
  const { firstByte, total } = POLICIES.boot.deadlines

  beforeEach(async () => {
    // Connections left open by earlier calls.
    await vi.waitUntil(() => proxy.open() === 0, { timeout: 60_000 })
    stopTime()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  /** Lets everything happen that waits for no timer. */
  const isWell = async () => (await fetch(`http://localhost:${gateway.port}/healthz`)).status === 200

  /** Checks that the call ends exactly when this many milliseconds have passed. */
  async function endsAt(milliseconds: number, ending: ReturnType<typeof over>) {
    expect(await isWell()).toBe(true)
    vi.advanceTimersByTime(milliseconds - 1)
    expect(await isWell()).toBe(true)
    expect(proxy.open()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await ending).toMatchObject({ name: 'upstream-timeout', outcome: 'unknown', connections: 1 })
    await expect.poll(() => proxy.open(), WITHOUT_PAUSE).toBe(0)
  }

  test('without a first byte: 504 at its deadline, once, and the socket is closed', async () => {
    const ending = over('boot', () => ({ whole: 'blackhole' }))
    await expect.poll(() => proxy.open(), WITHOUT_PAUSE).toBe(1)
    await endsAt(firstByte, ending)
  })

  test('without an end: 504 at the total deadline, once, and the socket is closed', async () => {
    const responses = watchResponses()
    const ending = over('boot', () => ({ down: [{ kind: 'bandwidth', bytesPerSecond: 100 }] }))
    await expect.poll(() => responses.hasBegun(), WITHOUT_PAUSE).toBe(true)
    await endsAt(total, ending)
  })
})
