import { describe, expect, test } from 'vitest'
import type { Problem } from '../../ports/problem.ts'
import { CallError, type Platform, type WireAnswer, type WireRequest } from '../../ports/platform.ts'
import { testClock } from '../../testing/gateway.ts'
import { processorMs } from '../../testing/processor-time.ts'
import { CLASSES } from '../classes.ts'
import { createGate } from './gate.ts'

type Name = WireRequest['pool']['class']
type Behave = (wire: WireRequest) => Promise<WireAnswer>

const OK: WireAnswer = { status: 200, headers: {}, bytes: new Uint8Array() }
const broken = () => Promise.reject(new CallError('broken', true))
const never = () => new Promise<never>(() => {})

/** A gate whose upstream behaves as the test says. */
function start(chance = 0) {
  const clock = testClock()
  const seen: WireRequest[] = []
  const events: object[] = []
  const upstream: { behave: Behave } = { behave: async () => OK }
  const call = (wire: WireRequest) => {
    seen.push(wire)
    return upstream.behave(wire)
  }
  const log = { request() {}, fault() {}, event: (name: string, fields = {}) => void events.push({ name, ...fields }) }
  const gate = createGate({ platform: { call } as unknown as Platform, clock, log, random: () => chance })
  const send = (
    name: Name,
    more: { account?: string; upstream?: 'agency' | 'provider'; signal?: AbortSignal; recordedAt?: number } = {},
  ) => {
    const { account = '1001', upstream: to = 'agency', signal, recordedAt } = more
    return gate
      .send({
        pool: { upstream: to, class: name, account },
        method: 'GET',
        url: 'http://agency.test/',
        headers: {},
        deadlines: CLASSES[name].deadlines,
        limit: 10,
        ...(signal === undefined ? {} : { signal }),
        ...(recordedAt === undefined ? {} : { recordedAt }),
      })
      .then(({ status }) => status)
      .catch((error: Problem | CallError) => error)
  }
  const times = async (count: number, name: Name, more = {}) => {
    for (let i = 0; i < count; i++) await send(name, more)
  }
  return { clock, gate, seen, events, upstream, send, times }
}

describe('an open breaker', () => {
  test('refuses within 5 ms with 503 and Retry-After, and the upstream sees nothing', async () => {
    const { upstream, seen, send, times, events } = start()
    upstream.behave = broken
    await times(30, 'search')
    const before = seen.length
    const took = await processorMs(async () => {
      for (const problem of await Promise.all(Array.from({ length: 100 }, () => send('search')))) {
        expect(problem).toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent', retryAfter: 10 })
      }
    })
    expect(took / 100).toBeLessThan(5)
    expect([before, seen.length]).toEqual([10, 10])
    expect(events).toEqual([{ name: 'breaker-open', upstream: 'agency', account: '1001', class: 'search' }])
  })

  test('affects only one account, one class and one upstream', async () => {
    const { upstream, send, times } = start()
    upstream.behave = broken
    await times(30, 'search')
    upstream.behave = async () => OK
    expect(await send('search')).toMatchObject({ name: 'upstream-unavailable' })
    expect(await send('search', { account: '2002' })).toBe(200)
    expect(await send('search', { upstream: 'provider' })).toBe(200)
    expect(await send('catalogue')).toBe(200)
  })

  test('returns card-unavailable for payments, after 5 failures in a row', async () => {
    const { upstream, seen, send, times } = start()
    upstream.behave = broken
    await times(8, 'pay')
    expect(seen).toHaveLength(5)
    expect(await send('pay')).toMatchObject({ name: 'card-unavailable', status: 503, retryAfter: 30 })
  })

  test('never refuses commits', async () => {
    const { upstream, seen, send, times, events } = start()
    upstream.behave = broken
    await times(50, 'commit')
    upstream.behave = async () => OK
    expect([seen.length, await send('commit')]).toEqual([50, 200])
    expect(events[0]).toMatchObject({ name: 'upstream-alarm', class: 'commit' })
  })

  test('is closed by forget()', async () => {
    const { upstream, gate, send, times } = start()
    upstream.behave = broken
    await times(30, 'search')
    upstream.behave = async () => OK
    gate.forget()
    expect(await send('search')).toBe(200)
  })

  test('F10 after 60 s of failures: 20 calls, then one each 5 s, and closed at once when the upstream is well', async () => {
    const { upstream, seen, send, clock } = start()
    upstream.behave = async () => ({ ...OK, status: 500 })
    for (let i = 0; i < 600; i++) {
      await send('catalogue')
      clock.pass(100)
    }
    expect(seen.length).toBeLessThanOrEqual(20 + 60_000 / 5000)
    upstream.behave = async () => OK
    clock.pass(5000)
    expect([await send('catalogue'), await send('catalogue')]).toEqual([200, 200])
  })
})

describe('decision 4.2: retries', () => {
  test('a failing upstream gets at most 1.1 times as many calls', async () => {
    const { upstream, seen, times, clock, gate } = start()
    upstream.behave = broken
    for (let i = 0; i < 100; i++) {
      await times(10, 'catalogue')
      clock.pass(50)
      // Otherwise the breaker would open long before the end.
      gate.forget()
    }
    expect(seen.length).toBeLessThanOrEqual(1.1 * 1000 + 1)
  })

  test.each([
    ['boot', 0, 50],
    ['boot', 0.5, 125],
    ['boot', 0.999, 200],
    ['payment-check', 0, 200],
    ['payment-check', 0.999, 999],
  ] as const)('%s with a chance of %d waits %i ms', async (name, chance, pause) => {
    const { upstream, clock, send } = start(chance)
    upstream.behave = broken
    await send(name)
    expect(clock.waited[0]).toBe(pause)
  })

  test.each([
    [2350, 2],
    [2351, 1],
  ])(
    'nothing starts with less than 20 %% of the time left: after %i of 3000 ms %i attempts',
    async (passes, attempts) => {
      const { upstream, clock, seen, send } = start()
      upstream.behave = () => {
        clock.pass(passes)
        return broken()
      }
      await send('catalogue')
      expect(seen).toHaveLength(attempts)
    },
  )

  test('a retry gets the time that is left', async () => {
    const { upstream, clock, seen, send } = start()
    upstream.behave = () => {
      clock.pass(1500)
      return broken()
    }
    await send('catalogue')
    expect(seen.map(({ deadlines }) => deadlines)).toEqual([
      { connect: 500, firstByte: 2000, total: 3000 },
      { connect: 500, firstByte: 1500, total: 1500 },
    ])
  })

  test('a call is not retried after its caller has disconnected', async () => {
    const { upstream, seen, send } = start()
    upstream.behave = () => Promise.reject(new CallError('cancelled', true))
    await send('boot')
    expect(seen).toHaveLength(1)
  })
})

describe('F9 an upstream that asks to wait', () => {
  const asks = (text: string, status: number) => async () => ({ ...OK, status, headers: { 'retry-after': text } })
  const SOON = 'Sat, 01 May 2027 09:00:02 GMT'
  const LATE = 'Sat, 01 May 2027 09:00:03 GMT'

  test.each<[string, Name, number, number[]]>([
    ['1', 'boot', 429, [1000]],
    ['2', 'catalogue', 429, [2000]],
    [SOON, 'catalogue', 503, [2000]],
    ['1', 'search', 429, [1000]],
    ['1', 'payment-check', 503, [1000, 1000]],
    ['3600', 'catalogue', 503, []],
    ['3', 'search', 429, []],
    [LATE, 'catalogue', 429, []],
    ['soon', 'catalogue', 429, []],
    ['1', 'start', 429, []],
    ['1', 'cart', 429, []],
    ['1', 'begin', 503, []],
    ['1', 'commit', 503, []],
    ['1', 'pay', 429, []],
    ['1', 'form', 503, []],
  ])('%s to class %s with %i: pauses %j', async (text, name, status, pauses) => {
    const { upstream, clock, seen, send } = start()
    upstream.behave = asks(text, status)
    expect(await send(name)).toBe(status)
    expect([clock.waited, seen.length]).toEqual([pauses, pauses.length + 1])
  })

  test('a call is not retried if the pause would take longer than the time left', async () => {
    const { upstream, clock, seen, send } = start()
    upstream.behave = () => {
      clock.pass(500)
      return asks('2', 429)()
    }
    await send('boot')
    expect(seen).toHaveLength(1)
  })
})

describe('bulkheads', () => {
  test('reads take nothing from payments and commits, however many hang', async () => {
    const { upstream, send } = start()
    upstream.behave = never
    for (const name of ['boot', 'catalogue', 'search', 'promo'] as const) {
      for (let i = 0; i < 200; i++) void send(name)
    }
    upstream.behave = async () => OK
    expect(await send('search')).toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent', retryAfter: 1 })
    for (const name of ['commit', 'pay', 'payment-check'] as const) expect(await send(name)).toBe(200)
  })

  test.each(Object.entries(CLASSES))(
    '%s: runs as many calls as slots, and queues as many as its class allows',
    async (name, { bulkhead }) => {
      const { upstream, seen, send } = start()
      upstream.behave = never
      const all = Array.from({ length: bulkhead.slots + bulkhead.queue + 1 }, () => send(name as Name))
      expect(await all.at(-1)).toMatchObject({ name: 'upstream-unavailable', outcome: 'not-sent' })
      expect(seen).toHaveLength(bulkhead.slots)
    },
  )

  test('a caller that disconnects frees its slot', async () => {
    const { upstream, seen, send } = start()
    upstream.behave = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new CallError('cancelled', true)))
      })
    const controller = new AbortController()
    const { slots, queue } = CLASSES.search.bulkhead
    const all = Array.from({ length: slots + queue }, () => send('search', { signal: controller.signal }))
    await new Promise((resolve) => setImmediate(resolve))
    controller.abort()
    for (const end of await Promise.all(all)) expect(end).toMatchObject({ reason: 'cancelled' })
    upstream.behave = async () => OK
    expect(await send('search')).toBe(200)
    expect(seen).toHaveLength(slots + 1)
  })
})

test('a call whose deadline has passed while it waited for a slot is not sent (G5)', async () => {
  const { clock, upstream, seen, send } = start()
  const held: PromiseWithResolvers<WireAnswer>[] = []
  upstream.behave = () => {
    const call = Promise.withResolvers<WireAnswer>()
    held.push(call)
    return call.promise
  }
  const { slots } = CLASSES.commit.bulkhead
  const first = Array.from({ length: slots }, () => send('commit'))
  const waiting = send('commit')
  // The event loop is blocked: time passes, and responses that arrived meanwhile come before any timer.
  clock.stall(CLASSES.commit.deadlines.total)
  for (const { resolve } of held) resolve(OK)
  await Promise.all(first)
  expect(await waiting).toMatchObject({ name: 'upstream-timeout', status: 504, outcome: 'not-sent' })
  expect(seen).toHaveLength(slots)
})

test('a commit that was recorded too long ago is not sent, and a later one has the time that is left (G5)', async () => {
  const { clock, seen, send } = start()
  const late = { name: 'upstream-timeout', outcome: 'not-sent' }
  expect(await send('commit', { recordedAt: clock.now() - 120_000 })).toMatchObject(late)
  // With a fifth of its time, no attempt begins.
  expect(await send('commit', { recordedAt: clock.now() - 50_000 })).toMatchObject(late)
  expect(await send('commit', { recordedAt: clock.now() - 20_000 })).toBe(200)
  expect(seen.map(({ deadlines }) => deadlines.total)).toEqual([40_000])
})
