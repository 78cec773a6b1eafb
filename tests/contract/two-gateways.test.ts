import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { systemClock } from '@rota/gateway/clock'
import type { Clock } from '@rota/gateway/ports/clock'
import { openRedis, type SharedOnRedis } from '@rota/gateway/redis/open'
import { hasRedis, NEEDS_REDIS, startRedis, type RedisServer } from '@rota/gateway/redis/testing/redis-server'
import { afterEach, describe, expect, test } from 'vitest'
import { book, type Journey } from './journey.ts'
import { CONFIG, startTestSystem, type TestSystem } from './test-system.ts'

const ROOT = join(import.meta.dirname, '../..')

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Two gateways over one store and the same upstreams. A visitor's calls reach them in turn. */
async function two(open: () => Promise<SharedOnRedis | undefined> = async () => undefined): Promise<TestSystem> {
  const one = await startTestSystem({}, { shared: await open() })
  const other = await startTestSystem({}, { shared: await open(), beside: one })
  ends.push(
    () => one.close(),
    () => other.close(),
  )
  let calls = 0
  return { ...one, ask: (request, jar) => (calls++ % 2 === 0 ? one : other).ask(request, jar) }
}

/** A clock without timeouts: a gateway with it never loses its Redis, however busy the machine is. */
const WITHOUT_TIMEOUTS: Clock = { ...systemClock, after: () => () => undefined }

/** Opens what is shared on a Redis, and waits until it is in use. */
async function on(redis: RedisServer, clock: Clock = systemClock): Promise<SharedOnRedis> {
  const ready = Promise.withResolvers<void>()
  const event = (name: string) => void (name === 'redis-ready' && ready.resolve())
  const log = { request: () => undefined, event, fault: () => undefined }
  const shared = openRedis(redis.url, { config: CONFIG, clock, log, limit: 8 * 1024 * 1024 })
  ends.push(() => shared.close())
  await ready.promise
  return shared
}

async function server(): Promise<RedisServer> {
  const redis = await startRedis()
  ends.push(() => redis.end())
  return redis
}

const stateOf = ({ answers }: Journey) => (answers.get('bookingByToken')?.data as { state?: string } | undefined)?.state

test('a visitor whose every call reaches the other of two gateways books: nothing sticks to a process', async () => {
  expect(stateOf(await book(await two()))).toBe('booked')
})

describe.skipIf(!hasRedis)(`two gateways with a Redis (${NEEDS_REDIS})`, () => {
  test('a booking leaves nothing of its visitor there', async () => {
    const redis = await server()
    const system = await two(() => on(redis, WITHOUT_TIMEOUTS))
    const journey = await book(system)
    expect(stateOf(journey)).toBe('booked')
    await journey.visitor.client.suggestionList({ query: { term: journey.who.customer.surname } })
    const names = await redis.admin.keys('*')
    const texts = await Promise.all(
      names.map(async (name) => `${name} ${(await redis.admin.getBuffer(name))?.toString('latin1') ?? ''}`),
    )
    const all = texts.join('\n')
    expect(all).toContain('"underMaintenance"')
    const secrets = [...journey.who.traces, ...journey.visitor.jar.values(), '5400000000001094', '9071', 'sessionId']
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([])
    expect(new Set(names.map((name) => name.split(' ')[2]))).toEqual(new Set(['answer', 'generation', 'limit']))
  })

  test.each([
    ['frozen', async (redis: RedisServer) => redis.signal('SIGSTOP')],
    ['killed', (redis: RedisServer) => redis.kill()],
    ['full', (redis: RedisServer) => redis.admin.config('SET', 'maxmemory', '1')],
    ['flushed', (redis: RedisServer) => redis.admin.flushall()],
  ])('a booking ends as ever while Redis is %s', async (_what, harm) => {
    const redis = await server()
    const system = await two(() => on(redis))
    await system.ask(new Request('http://localhost:4000/api/web/site'))
    await harm(redis)
    expect(stateOf(await book(system))).toBe('booked')
  })

  test('the bundle of production begins with it, and says that it has reached it', async () => {
    const redis = await server()
    const folder = mkdtempSync(join(tmpdir(), 'rota-bundle-'))
    const child = spawn(process.execPath, [join(ROOT, 'gateway/dist/server/main.cjs')], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        REDIS_URL: redis.url,
        AGENCY_URL: 'http://127.0.0.1:9',
        IMAGES_URL: 'http://127.0.0.1:9',
        SITES_FILE: 'mocks/sites.json',
        PROVIDER_URL: 'http://127.0.0.1:9',
        PROVIDER_CREDENTIALS: 'mocks/provider-accounts.json',
        SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
        STORE_FILE: join(folder, 'store.sqlite'),
        DRAIN_MS: '0',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    ends.push(() => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true })
    })
    const events = new Set<string>()
    for await (const line of createInterface({ input: child.stdout })) {
      events.add((JSON.parse(line) as { msg: string }).msg)
      if (events.has('listening') && events.has('redis-ready')) child.kill('SIGKILL')
    }
    // A busy machine may need more than the 50 ms that Redis is given, and reaches it with the next try. It may also
    // stall.
    for (const event of ['redis-away', 'loop-stall']) events.delete(event)
    expect([...events].toSorted()).toEqual(['listening', 'redis-ready'])
  })
})
