import { spawnSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { createLimits } from '../../policy/limits.ts'
import { Problem } from '../../ports/problem.ts'
import type { SharedAnswer } from '../../ports/cache-backend.ts'
import { WITHOUT_PAUSE } from '../../testing/stopped-time.ts'
import { fakeRedis } from './testing/fake-redis.ts'
import { hasRedis, NEEDS_REDIS, startRedis, type RedisServer } from './testing/redis-server.ts'
import { installation, openProcess, openConnectedProcess, type SimulatedProcess } from './testing/shared.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Starts a server for one test, because such tests disturb the server. */
async function server(...options: string[]): Promise<RedisServer> {
  const started = await startRedis(...options)
  ends.push(() => started.end())
  return started
}

async function newProcess(url: string, config = installation()): Promise<SimulatedProcess> {
  const opened = await openConnectedProcess(url, config)
  ends.push(() => opened.close())
  return opened
}

const encoder = new TextEncoder()
const answer = (text: string): SharedAnswer => ({
  status: 200,
  bytes: encoder.encode(text),
  verdict: 'whole',
  isPlain: true,
})
const textOf = (entry: { value: SharedAnswer } | undefined) => entry && new TextDecoder().decode(entry.value.bytes)
const OPTIONS = { size: 100, keepMs: 3_600_000 }
const names = ({ events }: SimulatedProcess) => events.map(({ name }) => name)

/** Advances the clock until a promise resolves. Returns its value, and the time that has passed in milliseconds. */
async function passTimeUntil<T>(
  { clock }: SimulatedProcess,
  promise: Promise<T>,
): Promise<{ value: T; waited: number }> {
  let settled: { value: T } | undefined
  let waited = 0
  void promise.then((value) => (settled = { value }))
  await expect
    .poll(async () => {
      // First handles replies that have arrived and timers that are due.
      for (let iteration = 0; iteration < 3; iteration++) await setImmediate()
      if (settled !== undefined) return true
      clock.pass(10)
      waited += 10
      return false
    }, WITHOUT_PAUSE)
    .toBe(true)
  return { ...(settled as unknown as { value: T }), waited }
}

/** The number of 20 payments of one visitor that the limit allows. The clock does not move, so no call waits. */
async function allowedPayments({ counter }: SimulatedProcess, booking: string): Promise<number> {
  const check = createLimits(counter, { default: 1, address: 1000, limits: {} })
  const pay = () => check('pay', { account: '1001', address: '192.0.2.1', booking })
  const results = await Promise.allSettled(Array.from({ length: 20 }, pay))
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.every(({ reason }) => reason instanceof Problem)).toBe(true)
  return results.length - refusals.length
}

describe.skipIf(!hasRedis)(`Redis away (${NEEDS_REDIS})`, () => {
  test('killed: limits at half rate, local copies are used, no call waits, and Redis is used again after a restart', async () => {
    const redis = await server()
    const [one, other] = [await newProcess(redis.url), await newProcess(redis.url)]
    expect(await allowedPayments(one, 'before')).toBe(10)
    await one.responseCache.put('k', answer('kept'), OPTIONS)
    await redis.kill()
    await one.logged('redis-away')
    await other.logged('redis-away')
    expect(await allowedPayments(one, 'during')).toBe(5)
    expect(textOf(await one.responseCache.get('k', 1))).toBe('kept')
    expect(await other.responseCache.get('k', Infinity)).toBeUndefined()
    await redis.restart()
    await one.logged('redis-ready', 2)
    expect(await allowedPayments(one, 'after')).toBe(10)
    expect(names(one)).toEqual(['redis-ready', 'redis-away', 'redis-ready'])
  })

  test('frozen: running requests wait for 50 ms, and later ones do not wait', async () => {
    const redis = await server()
    const one = await newProcess(redis.url)
    redis.signal('SIGSTOP')
    const replies = Promise.all([
      one.responseCache.get('k', Infinity),
      one.counter.count('a', 60),
      one.counter.count('b', 60),
    ])
    const { value, waited } = await passTimeUntil(one, replies)
    expect(value).toEqual([undefined, { calls: 1, endsIn: 60_000 }, { calls: 1, endsIn: 60_000 }])
    expect(waited).toBe(50)
    expect(await allowedPayments(one, 'during')).toBe(5)
    expect(await one.responseCache.get('k', Infinity)).toBeUndefined()
    await one.responseCache.put('k', answer('kept'), OPTIONS)
    expect(textOf(await one.responseCache.get('k', Infinity))).toBe('kept')
    expect(names(one)).toEqual(['redis-ready', 'redis-away'])
    redis.signal('SIGCONT')
    await one.logged('redis-ready', 2)
    expect(one.events.at(1)?.fields).toEqual({ state: 'timeout' })
  })

  test('a pause of this process is no timeout: a reply that arrived in time is read', async () => {
    const redis = await server()
    const one = await newProcess(redis.url)
    one.clock.after = (milliseconds, run) => systemClock.after(milliseconds, run)
    const replies = one.counter.count('a', 60)
    // The command is sent and its timer runs, but the network has not been read since.
    for (let iteration = 0; iteration < 20; iteration++) await Promise.resolve()
    await setImmediate()
    // Blocks this process until Redis has replied to a later PING of another client, and for longer than any time limit.
    const later = `exec 3<>/dev/tcp/127.0.0.1/${redis.port}; printf 'PING\\r\\n' >&3; read -ru 3; sleep 1.5`
    expect(spawnSync('bash', ['-c', later]).status).toBe(0)
    expect((await replies).calls).toBe(1)
    expect(await one.counter.count('a', 60)).toMatchObject({ calls: 2 })
    expect(names(one)).toEqual(['redis-ready'])
  })

  test('without its scripts: counting continues after an operator has flushed the scripts', async () => {
    const redis = await server()
    const one = await newProcess(redis.url)
    expect((await one.counter.count('a', 60)).calls).toBe(1)
    await redis.admin.script('FLUSH')
    expect((await one.counter.count('a', 60)).calls).toBe(2)
    expect(names(one)).toEqual(['redis-ready'])
  })

  test('flushed: other processes find nothing, counts start over, and the generation is shared again', async () => {
    const redis = await server()
    const config = installation()
    const [one, other] = [await newProcess(redis.url, config), await newProcess(redis.url, config)]
    await one.responseCache.put('k', answer('kept'), OPTIONS)
    expect(await allowedPayments(one, 'a')).toBe(10)
    await redis.admin.flushall()
    expect(await other.responseCache.get('k', Infinity)).toBeUndefined()
    expect(await allowedPayments(other, 'a')).toBe(10)
    const third = await newProcess(redis.url, config)
    await third.responseCache.put('k', answer('new'), OPTIONS)
    await expect.poll(async () => textOf(await other.responseCache.get('k', Infinity)), WITHOUT_PAUSE).toBe('new')
    expect(names(one)).toEqual(['redis-ready'])
  })

  test.each([
    ['garbage', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['bytes of no protocol', '\x00\x01\xff\r\n'],
    ['OK to everything', '+OK\r\n'],
    ['a number to everything', ':1\r\n'],
    ['nothing to everything', '$-1\r\n'],
    ['null to everything', '_\r\n'],
    ['a text to everything', '$5\r\nhello\r\n'],
    ['an empty list to everything', '*0\r\n'],
    ['lists of numbers', '*2\r\n:9007199254740993\r\n:-5\r\n'],
    ['more replies than commands', '+OK\r\n+OK\r\n+OK\r\n+OK\r\n+OK\r\n+OK\r\n'],
    ['the beginning of an endless reply', '$99999999\r\nabc'],
  ])('nonsense: %s', async (_what, nonsense) => {
    const redis = await server()
    const fake = await fakeRedis(redis.port)
    ends.push(() => fake.end())
    const one = await newProcess(fake.url)
    fake.answer = nonsense
    const { value, waited } = await passTimeUntil(one, one.counter.count('a', 60))
    expect(value.calls).toBe(1)
    expect(waited).toBeLessThanOrEqual(50)
    const cached = await passTimeUntil(one, Promise.resolve(one.responseCache.get('k', Infinity)))
    expect(cached.value).toBeUndefined()
    await one.logged('redis-away')
    fake.answer = undefined
    await one.logged('redis-ready', 2)
    expect(await one.counter.count('a', 60)).toMatchObject({ calls: 1 })
    expect(names(one)).toEqual(['redis-ready', 'redis-away', 'redis-ready'])
  })

  test('full: logged once, limits count in the process, and stored values are still read', async () => {
    const redis = await server()
    const config = installation()
    const [one, other] = [await newProcess(redis.url, config), await newProcess(redis.url, config)]
    await one.responseCache.put('k', answer('kept'), OPTIONS)
    await redis.admin.config('SET', 'maxmemory', '1')
    expect(await allowedPayments(one, 'a')).toBe(5)
    await one.responseCache.put('k 2', answer('not stored'), OPTIONS)
    expect(textOf(await other.responseCache.get('k', Infinity))).toBe('kept')
    expect(await other.responseCache.get('k 2', Infinity)).toBeUndefined()
    expect(one.events.slice(1)).toEqual([{ name: 'redis-refused', fields: { codes: ['OOM'] } }])
  })

  test('frozen before authentication: gives up the connection and uses the next one', async () => {
    const redis = await server('--requirepass', 'right')
    redis.signal('SIGSTOP')
    const one = openProcess(redis.url.replace('//', '//:right@'))
    ends.push(() => one.close())
    const isAway = () => (one.clock.pass(100), names(one))
    await expect.poll(isAway).toEqual(['redis-away'])
    expect(one.events[0]?.fields).toEqual({ state: 'timeout' })
    redis.signal('SIGCONT')
    await one.logged('redis-ready')
  })

  test('wrong password: logged without failing the start', async () => {
    const redis = await server('--requirepass', 'right')
    const one = openProcess(redis.url.replace('//', '//:wrong@'))
    ends.push(() => one.close())
    expect(await one.counter.count('a', 60)).toMatchObject({ calls: 1 })
    await one.logged('redis-away')
    expect(one.events).toEqual([{ name: 'redis-away', fields: { state: 'WRONGPASS' } }])
  })
})
