import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { SharedAnswer, CacheBackend } from '../../ports/cache-backend.ts'
import { testClock } from '../../testing/gateway.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from '../redis/testing/redis-server.ts'
import { installation, openConnectedProcess, type SimulatedProcess } from '../redis/testing/shared.ts'
import { memoryCacheBackend } from './cache-backend.ts'

interface OpenBackend {
  /** Opens the backend again, as another process would. */
  open: () => Promise<CacheBackend<SharedAnswer>>
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => Promise<void>
  /** How much more time may pass meanwhile, in milliseconds, because a server has its own clock. */
  drift: number
}

const server = hasRedis ? await startRedis() : undefined
const processes: SimulatedProcess[] = []
afterEach(() => {
  for (const simulated of processes.splice(0)) simulated.close()
})
afterAll(() => server?.end())

/** All backends for shared responses, and whether they are available here. To test a new one, add it to this list. */
const BACKENDS: { name: string; isThere: boolean; setUp: () => OpenBackend }[] = [
  {
    name: 'memory',
    isThere: true,
    setUp: () => {
      const clock = testClock()
      const backend = memoryCacheBackend<SharedAnswer>(clock)
      return { open: async () => backend, pass: async (milliseconds) => clock.pass(milliseconds), drift: 0 }
    },
  },
  {
    name: `Redis (${NEEDS_REDIS})`,
    isThere: hasRedis,
    setUp: () => {
      const config = installation()
      return {
        async open() {
          const simulated = await openConnectedProcess(server?.url ?? '', config)
          processes.push(simulated)
          return simulated.responseCache
        },
        async pass(milliseconds) {
          await server?.pass(milliseconds)
          for (const { clock } of processes) clock.pass(milliseconds)
        },
        drift: 600_000,
      }
    },
  },
]

const answer = (text: string, changes: Partial<SharedAnswer> = {}): SharedAnswer => ({
  status: 200,
  bytes: new TextEncoder().encode(text),
  verdict: 'whole',
  isPlain: true,
  ...changes,
})
const OPTIONS = { size: 1000, keepMs: 10_000_000 }

/** Accepts a value of any age. */
const ANY = Infinity

/** The processes to compare. A backend may return the bytes in another buffer. */
const partsOf = ({ status, bytes, verdict, isPlain }: SharedAnswer) => [status, new Uint8Array(bytes), verdict, isPlain]

describe.each(BACKENDS)('a backend in $name', ({ isThere, setUp }) => {
  test.skipIf(!isThere).each<[string, SharedAnswer]>([
    ['a checked answer', answer('{"a":"ü"}')],
    ['one that was mended and may be ambiguous', answer('{}', { status: 203, verdict: 'mended', isPlain: false })],
    ['bytes that are no text', answer('', { bytes: new Uint8Array([0, 255, 128, 13, 10]), verdict: 'unchecked' })],
    ['a view into a larger buffer', answer('', { bytes: new Uint8Array([1, 2, 3, 4, 5, 6]).subarray(2, 4) })],
  ])('returns %s byte for byte with its verdict', async (_what, stored) => {
    const { open } = setUp()
    await (await open()).put('k', stored, OPTIONS)
    const entry = await (await open()).get('k', ANY)
    expect(entry && partsOf(entry.value)).toEqual(partsOf(stored))
  })

  test.skipIf(!isThere)('returns nothing that was stored under another key', async () => {
    const { open } = setUp()
    await (await open()).put('hotel 1', answer('1'), OPTIONS)
    for (const backend of [await open(), await open()]) {
      expect(await backend.get('hotel 11', ANY)).toBeUndefined()
      expect(await backend.get('', ANY)).toBeUndefined()
    }
  })

  test.skipIf(!isThere)('reports the age of a value, and does not return expired ones', async () => {
    const { open, pass, drift } = setUp()
    const [backend, other] = [await open(), await open()]
    await backend.put('k', answer('old'), OPTIONS)
    const age = OPTIONS.keepMs - 1 - drift
    await pass(age)
    for (const each of [backend, other]) {
      const entry = await each.get('k', ANY)
      expect(entry?.age).toBeGreaterThanOrEqual(age)
      expect(entry?.age).toBeLessThanOrEqual(age + drift)
    }
    await pass(1 + drift)
    for (const each of [backend, other]) expect(await each.get('k', ANY)).toBeUndefined()
  })

  test.skipIf(!isThere)('replaces an earlier value, with a new age', async () => {
    const { open, pass, drift } = setUp()
    const [backend, other] = [await open(), await open()]
    await backend.put('k', answer('old'), OPTIONS)
    await pass(5_000_000)
    await backend.put('k', answer('new'), OPTIONS)
    await pass(6_000_000)
    for (const each of [backend, other]) {
      const entry = await each.get('k', ANY)
      expect(entry && new TextDecoder().decode(entry.value.bytes)).toBe('new')
      expect(entry?.age).toBeGreaterThanOrEqual(6_000_000)
      expect(entry?.age).toBeLessThanOrEqual(6_000_000 + drift)
    }
  })

  test.skipIf(!isThere)('uses the younger value of another process when the own one is no longer fresh', async () => {
    const { open, pass } = setUp()
    const [backend, other] = [await open(), await open()]
    await backend.put('k', answer('old'), OPTIONS)
    await other.get('k', ANY)
    await pass(5_000_000)
    await backend.put('k', answer('new'), OPTIONS)
    const entry = await other.get('k', 5_000_000)
    expect(entry && new TextDecoder().decode(entry.value.bytes)).toBe('new')
  })

  test.skipIf(!isThere)('is empty after it was cleared, and accepts new values', async () => {
    const { open } = setUp()
    await (await open()).put('k', answer('old'), OPTIONS)
    await (await open()).clear()
    expect(await (await open()).get('k', ANY)).toBeUndefined()
    await (await open()).put('k', answer('new'), OPTIONS)
    expect(await (await open()).get('k', ANY)).toBeDefined()
  })
})

test('memory removes the least recently used value when it is full', async () => {
  const backend = memoryCacheBackend<string>(testClock(), 2500)
  await backend.put('a', 'a', OPTIONS)
  await backend.put('b', 'b', OPTIONS)
  await backend.get('a', ANY)
  await backend.put('c', 'c', OPTIONS)
  const stored = await Promise.all(['a', 'b', 'c'].map(async (key) => (await backend.get(key, ANY))?.value))
  expect(stored).toEqual(['a', undefined, 'c'])
})

test('memory counts the size of a value once, however often it is stored', async () => {
  const backend = memoryCacheBackend<string>(testClock(), 2500)
  for (let i = 0; i < 10; i++) await backend.put('a', `${i}`, OPTIONS)
  await backend.put('b', 'b', OPTIONS)
  expect([(await backend.get('a', ANY))?.value, (await backend.get('b', ANY))?.value]).toEqual(['9', 'b'])
})
