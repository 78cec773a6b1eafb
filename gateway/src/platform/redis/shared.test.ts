import { hash } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { installation, openPart, readyPart, type SharedPart } from './testing/shared.ts'
import type { SharedAnswer } from '../../ports/shelf.ts'
import { Answer } from '../../contract/answer-bytes.ts'
import { STILL } from '../../testing/stopped-time.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from './testing/redis-server.ts'

const server = hasRedis ? await startRedis() : undefined
afterAll(() => server?.end())

const parts: SharedPart[] = []
afterEach(() => {
  for (const part of parts.splice(0)) part.close()
})

const ROOM = { weight: 100, keepMs: 3_600_000 }
const answer = (text: string) =>
  new Answer(200, new TextEncoder().encode(text), 'whole', { isPlain: true }).kept() as SharedAnswer
const textOf = (held: { value: SharedAnswer } | undefined) => held && new TextDecoder().decode(held.value.bytes)

describe.skipIf(server === undefined)(`what is shared on Redis (${NEEDS_REDIS})`, () => {
  const redis = server as NonNullable<typeof server>
  async function part(config = installation()): Promise<SharedPart> {
    const opened = await readyPart(redis.url, config)
    parts.push(opened)
    return opened
  }

  test('limits of one process are those of all', async () => {
    const config = installation()
    const [one, other] = [await part(config), await part(config)]
    expect(await one.counter.count('pay visitor 1001', 60)).toMatchObject({ acts: 1 })
    expect(await other.counter.count('pay visitor 1001', 60)).toMatchObject({ acts: 2 })
    expect(await (await part()).counter.count('pay visitor 1001', 60)).toMatchObject({ acts: 1 })
  })

  test('a fresh answer is asked for once, and its copy is the same object for all readers', async () => {
    const config = installation()
    const [one, other] = [await part(config), await part(config)]
    await one.answers.put('k', answer('kept'), ROOM)
    const [first, second] = await Promise.all([other.answers.get('k', 1000), other.answers.get('k', 1000)])
    expect(first?.value).toBe(second?.value)
    const before = await redis.admin.info('commandstats')
    const third = other.answers.get('k', 3_600_000)
    expect(third).not.toBeInstanceOf(Promise)
    const gets = (stats: string) => /cmdstat_get:calls=(\d+)/.exec(stats)?.[1]
    expect(gets(await redis.admin.info('commandstats'))).toBe(gets(before))
  })

  test('dropping the caches of one process drops those of all', async () => {
    const config = installation()
    const [one, other] = [await part(config), await part(config)]
    let drops = 0
    other.answers.whenCleared?.(() => drops++)
    await one.answers.put('k', answer('old'), ROOM)
    await other.answers.get('k', 1000)
    await one.answers.clear()
    await expect.poll(() => drops, STILL).toBe(1)
    expect(await other.answers.get('k', Infinity)).toBeUndefined()
    expect(await one.answers.get('k', Infinity)).toBeUndefined()
    await other.answers.put('k', answer('new'), ROOM)
    expect(textOf(await one.answers.get('k', Infinity))).toBe('new')
  })

  test('caches that are dropped while Redis is away are dropped everywhere when it is back', async () => {
    const config = installation()
    const own = await startRedis()
    try {
      const opened = [await readyPart(own.url, config), await readyPart(own.url, config)] as const
      parts.push(...opened)
      const [one, other] = opened
      await other.answers.put('k', answer('old'), ROOM)
      await own.kill()
      for (const each of opened) await each.said('redis-away')
      await expect(one.answers.clear()).rejects.toThrow('Redis was not told')
      expect(textOf(await other.answers.get('k', Infinity))).toBe('old')
      await own.restart()
      for (const each of opened) await each.said('redis-ready', 2)
      await expect.poll(() => other.answers.get('k', Infinity), STILL).toBeUndefined()
    } finally {
      await own.end()
    }
  })

  test('two processes that drop the caches at once end with the same ones', async () => {
    const config = installation()
    const [one, other] = [await part(config), await part(config)]
    await Promise.all([one.answers.clear(), other.answers.clear(), one.answers.clear()])
    await expect
      .poll(async () => {
        await one.answers.put('k', answer('same'), ROOM)
        return textOf(await other.answers.get('k', Infinity))
      }, STILL)
      .toBe('same')
  })

  test('an answer that was changed, moved or sealed by another key is ignored', async () => {
    const config = installation()
    const one = await part(config)
    await one.answers.put('k', answer('{"price":100}'), ROOM)
    await one.answers.put('other', answer('{"price":200}'), ROOM)
    const names = (await redis.admin.keys('*answer*')).filter((name) => name.startsWith(prefixOf(config)))
    expect(names).toHaveLength(2)
    const [first = '', second = ''] = names
    const [bytes, others] = [await redis.admin.getBuffer(first), await redis.admin.getBuffer(second)]
    if (bytes === null || others === null) throw new Error('Nothing was stored')
    const read = async (changed = config) => {
      const fresh = await part(changed)
      return [textOf(await fresh.answers.get('k', Infinity)), textOf(await fresh.answers.get('other', Infinity))]
    }
    expect(await read()).toEqual(['{"price":100}', '{"price":200}'])
    const rotated = { ...config, sessionKeys: [new Uint8Array(32).fill(9), ...config.sessionKeys] }
    expect(await read(rotated)).toEqual(['{"price":100}', '{"price":200}'])
    expect(await read({ ...config, sessionKeys: [new Uint8Array(32).fill(9)] })).toEqual([undefined, undefined])

    for (const place of [0, 31, 32, 33, 34, 35, 36, 39, 40, bytes.byteLength - 1]) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
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

  test('other checks, another agency and another address have answers of their own', async () => {
    const config = installation()
    await (await part(config)).answers.put('k', answer('kept'), ROOM)
    for (const changed of [
      { ...config, answerChecks: { default: 'off' as const, operations: {} } },
      { ...config, agency: { url: 'http://staging.test/agency' } },
      { ...config, publicUrl: 'http://staging.test' },
    ])
      expect(await (await part(changed)).answers.get('k', Infinity)).toBeUndefined()
  })

  test('a large answer stays in the process that loaded it, and all others expire', async () => {
    const config = installation()
    const one = await part(config)
    await one.answers.put('k', answer('x'), { weight: 1024 * 1024 + 1, keepMs: 3_600_000 })
    expect(await (await part(config)).answers.get('k', Infinity)).toBeUndefined()
    await one.answers.put('small', answer('x'), ROOM)
    await one.counter.count('a', 60)
    const names = (await redis.admin.keys('*')).filter((name) => name.startsWith(prefixOf(config)))
    const lives = await Promise.all(names.map((name) => redis.admin.pttl(name)))
    const lasting = names.filter((_name, at) => (lives[at] ?? -1) < 0)
    expect([names.length, lasting]).toEqual([3, [`${prefixOf(config)}generation`]])
  })

  test('no subject is readable there: neither addresses nor bookings nor names of keys', async () => {
    const one = await part()
    await one.counter.count('pay address 1001 203.0.113.77', 60)
    await one.counter.count('pay visitor 1001 booking 65f0c0ffee', 60)
    await one.answers.put('suggestionList localhost 1001 [{"q":"Defne Aydin"}]', answer('{}'), ROOM)
    const names = await redis.admin.keys('*')
    expect(names.filter((name) => /203\.0\.113|65f0c0ffee|Defne/.test(name))).toEqual([])
  })

  test('a server that is not there costs no start', async () => {
    const one = openPart('redis://127.0.0.1:1')
    parts.push(one)
    expect(await one.counter.count('a', 60)).toEqual({ acts: 1, endsIn: 60_000 })
    expect(await one.answers.get('k', Infinity)).toBeUndefined()
    await one.said('redis-away')
    expect(one.events).toEqual([{ name: 'redis-away', fields: { state: 'ECONNREFUSED' } }])
  })
})

/** How all keys of an installation begin. */
function prefixOf({ publicUrl, agency }: ReturnType<typeof installation>): string {
  return `rota ${hash('sha256', JSON.stringify([publicUrl, agency.url]), 'base64url').slice(0, 12)} `
}
