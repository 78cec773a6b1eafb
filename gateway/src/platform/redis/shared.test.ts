import { hash } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { installation, openProcess, openConnectedProcess, type SimulatedProcess } from './testing/shared.ts'
import type { SharedAnswer } from '../../ports/cache-backend.ts'
import { Answer } from '../../contract/answer-bytes.ts'
import { WITHOUT_PAUSE } from '../../testing/stopped-time.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from './testing/redis-server.ts'

const server = hasRedis ? await startRedis() : undefined
afterAll(() => server?.end())

const processes: SimulatedProcess[] = []
afterEach(() => {
  for (const simulated of processes.splice(0)) simulated.close()
})

const OPTIONS = { size: 100, keepMs: 3_600_000 }
const answer = (text: string) =>
  new Answer(200, new TextEncoder().encode(text), 'whole', { isPlain: true }).kept() as SharedAnswer
const textOf = (entry: { value: SharedAnswer } | undefined) => entry && new TextDecoder().decode(entry.value.bytes)

describe.skipIf(server === undefined)(`what is shared on Redis (${NEEDS_REDIS})`, () => {
  const redis = server as NonNullable<typeof server>
  async function newProcess(config = installation()): Promise<SimulatedProcess> {
    const opened = await openConnectedProcess(redis.url, config)
    processes.push(opened)
    return opened
  }

  test('counts calls of all processes together', async () => {
    const config = installation()
    const [one, other] = [await newProcess(config), await newProcess(config)]
    expect(await one.counter.count('pay visitor 1001', 60)).toMatchObject({ calls: 1 })
    expect(await other.counter.count('pay visitor 1001', 60)).toMatchObject({ calls: 2 })
    expect(await (await newProcess()).counter.count('pay visitor 1001', 60)).toMatchObject({ calls: 1 })
  })

  test('reads a fresh answer from Redis once, and then from memory', async () => {
    const config = installation()
    const [one, other] = [await newProcess(config), await newProcess(config)]
    await one.responseCache.put('k', answer('kept'), OPTIONS)
    const [first, second] = await Promise.all([other.responseCache.get('k', 1000), other.responseCache.get('k', 1000)])
    expect(first?.value).toBe(second?.value)
    const before = await redis.admin.info('commandstats')
    const third = other.responseCache.get('k', 3_600_000)
    expect(third).not.toBeInstanceOf(Promise)
    const gets = (stats: string) => /cmdstat_get:calls=(\d+)/.exec(stats)?.[1]
    expect(gets(await redis.admin.info('commandstats'))).toBe(gets(before))
  })

  test('clearing the cache in one process clears it in all', async () => {
    const config = installation()
    const [one, other] = [await newProcess(config), await newProcess(config)]
    let clearings = 0
    other.responseCache.whenCleared?.(() => clearings++)
    await one.responseCache.put('k', answer('old'), OPTIONS)
    await other.responseCache.get('k', 1000)
    await one.responseCache.clear()
    await expect.poll(() => clearings, WITHOUT_PAUSE).toBe(1)
    expect(await other.responseCache.get('k', Infinity)).toBeUndefined()
    expect(await one.responseCache.get('k', Infinity)).toBeUndefined()
    await other.responseCache.put('k', answer('new'), OPTIONS)
    expect(textOf(await one.responseCache.get('k', Infinity))).toBe('new')
  })

  test('a cache that is cleared while Redis is away is cleared everywhere when Redis is back', async () => {
    const config = installation()
    const ownRedis = await startRedis()
    try {
      const opened = [
        await openConnectedProcess(ownRedis.url, config),
        await openConnectedProcess(ownRedis.url, config),
      ] as const
      processes.push(...opened)
      const [one, other] = opened
      await other.responseCache.put('k', answer('old'), OPTIONS)
      await ownRedis.kill()
      for (const process of opened) await process.logged('redis-away')
      await expect(one.responseCache.clear()).rejects.toThrow('Redis was not told')
      expect(textOf(await other.responseCache.get('k', Infinity))).toBe('old')
      await ownRedis.restart()
      for (const process of opened) await process.logged('redis-ready', 2)
      await expect.poll(() => other.responseCache.get('k', Infinity), WITHOUT_PAUSE).toBeUndefined()
    } finally {
      await ownRedis.end()
    }
  })

  test('two processes that clear the cache at the same time share it afterwards', async () => {
    const config = installation()
    const [one, other] = [await newProcess(config), await newProcess(config)]
    await Promise.all([one.responseCache.clear(), other.responseCache.clear(), one.responseCache.clear()])
    await expect
      .poll(async () => {
        await one.responseCache.put('k', answer('same'), OPTIONS)
        return textOf(await other.responseCache.get('k', Infinity))
      }, WITHOUT_PAUSE)
      .toBe('same')
  })

  test('ignores an answer that was changed, moved or sealed with another key', async () => {
    const config = installation()
    const one = await newProcess(config)
    await one.responseCache.put('k', answer('{"price":100}'), OPTIONS)
    await one.responseCache.put('other', answer('{"price":200}'), OPTIONS)
    const names = (await redis.admin.keys('*answer*')).filter((name) => name.startsWith(prefixOf(config)))
    expect(names).toHaveLength(2)
    const [first = '', second = ''] = names
    const [bytes, others] = [await redis.admin.getBuffer(first), await redis.admin.getBuffer(second)]
    if (bytes === null || others === null) throw new Error('Nothing was stored')
    const read = async (changed = config) => {
      const fresh = await newProcess(changed)
      return [
        textOf(await fresh.responseCache.get('k', Infinity)),
        textOf(await fresh.responseCache.get('other', Infinity)),
      ]
    }
    expect(await read()).toEqual(['{"price":100}', '{"price":200}'])
    const rotated = { ...config, sessionKeys: [new Uint8Array(32).fill(9), ...config.sessionKeys] }
    expect(await read(rotated)).toEqual(['{"price":100}', '{"price":200}'])
    expect(await read({ ...config, sessionKeys: [new Uint8Array(32).fill(9)] })).toEqual([undefined, undefined])

    for (const index of [0, 31, 32, 33, 34, 35, 36, 39, 40, bytes.byteLength - 1]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      await redis.admin.set(first, changed, 'KEEPTTL')
      expect((await read()).filter((text) => text !== undefined)).toHaveLength(1)
    }
    await redis.admin.set(first, others, 'KEEPTTL')
    expect((await read()).filter((text) => text !== undefined)).toHaveLength(1)
    for (const short of ['', 'x', bytes.subarray(0, 39)]) {
      await redis.admin.set(first, short, 'KEEPTTL')
      expect((await read()).filter((text) => text !== undefined)).toHaveLength(1)
    }
  })

  test('shares no answers between other checks, another agency or another public URL', async () => {
    const config = installation()
    await (await newProcess(config)).responseCache.put('k', answer('kept'), OPTIONS)
    for (const changed of [
      { ...config, answerChecks: { default: 'off' as const, operations: {} } },
      { ...config, agency: { url: 'http://staging.test/agency' } },
      { ...config, publicUrl: 'http://staging.test' },
    ])
      expect(await (await newProcess(changed)).responseCache.get('k', Infinity)).toBeUndefined()
  })

  test('stores no large answer, and lets all others expire', async () => {
    const config = installation()
    const one = await newProcess(config)
    await one.responseCache.put('k', answer('x'), { size: 1024 * 1024 + 1, keepMs: 3_600_000 })
    expect(await (await newProcess(config)).responseCache.get('k', Infinity)).toBeUndefined()
    await one.responseCache.put('small', answer('x'), OPTIONS)
    await one.counter.count('a', 60)
    const names = (await redis.admin.keys('*')).filter((name) => name.startsWith(prefixOf(config)))
    const lives = await Promise.all(names.map((name) => redis.admin.pttl(name)))
    const lasting = names.filter((_name, at) => (lives[at] ?? -1) < 0)
    expect([names.length, lasting]).toEqual([3, [`${prefixOf(config)}generation`]])
  })

  test('stores no address, booking or key in readable form', async () => {
    const one = await newProcess()
    await one.counter.count('pay address 1001 203.0.113.77', 60)
    await one.counter.count('pay visitor 1001 booking 65f0c0ffee', 60)
    await one.responseCache.put('suggestionList localhost 1001 [{"q":"Defne Aydin"}]', answer('{}'), OPTIONS)
    const names = await redis.admin.keys('*')
    expect(names.filter((name) => /203\.0\.113|65f0c0ffee|Defne/.test(name))).toEqual([])
  })

  test('opens without delay while there is no server', async () => {
    const one = openProcess('redis://127.0.0.1:1')
    processes.push(one)
    expect(await one.counter.count('a', 60)).toEqual({ calls: 1, endsIn: 60_000 })
    expect(await one.responseCache.get('k', Infinity)).toBeUndefined()
    await one.logged('redis-away')
    expect(one.events).toEqual([{ name: 'redis-away', fields: { state: 'ECONNREFUSED' } }])
  })
})

/** How all keys of an installation begin. */
function prefixOf({ publicUrl, agency }: ReturnType<typeof installation>): string {
  return `rota ${hash('sha256', JSON.stringify([publicUrl, agency.url]), 'base64url').slice(0, 12)} `
}
