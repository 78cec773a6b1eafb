import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { STILL } from '../../testing/stopped-time.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from './testing/redis-server.ts'
import { installation, readyPart, type SharedPart } from './testing/shared.ts'

const server = hasRedis ? await startRedis() : undefined
afterAll(() => server?.end())

const parts: SharedPart[] = []
afterEach(() => {
  for (const part of parts.splice(0)) part.close()
})

describe.skipIf(server === undefined)(`epochs of sites on Redis (${NEEDS_REDIS})`, () => {
  const redis = server as NonNullable<typeof server>
  async function part(config = installation()): Promise<SharedPart> {
    const opened = await readyPart(redis.url, config)
    parts.push(opened)
    return opened
  }

  test('a new one begins in all processes, also in those that start later, and in no other site', async () => {
    const config = installation()
    const [one, other] = [await part(config), await part(config)]
    expect([one.epochs.of('a.test'), other.epochs.of('a.test')]).toEqual(['0', '0'])
    expect(await one.epochs.begin('a.test')).toBe(true)
    await expect.poll(() => other.epochs.of('a.test'), STILL).toBe(one.epochs.of('a.test'))
    const first = one.epochs.of('a.test')
    expect(await other.epochs.begin('a.test')).toBe(true)
    await expect.poll(() => one.epochs.of('a.test'), STILL).not.toBe(first)
    const late = await part(config)
    expect(late.epochs.of('a.test')).toBe(one.epochs.of('a.test'))
    expect([late.epochs.of('b.test'), (await part()).epochs.of('a.test')]).toEqual(['0', '0'])
  })

  test('never repeats, also after Redis was emptied', async () => {
    const one = await part()
    await one.epochs.begin('a.test')
    const first = one.epochs.of('a.test')
    await redis.admin.flushall()
    await one.epochs.begin('a.test')
    expect(Number(one.epochs.of('a.test'))).toBeGreaterThan(Number(first))
  })

  test('begins here at once while Redis is away, and in the others when it is back', async () => {
    const config = installation()
    const [one, other] = [await part(config), await part(config)]
    await redis.kill()
    await one.said('redis-away')
    await other.said('redis-away')
    expect(await one.epochs.begin('a.test')).toBe(false)
    expect(one.epochs.of('a.test')).not.toBe('0')
    expect(other.epochs.of('a.test')).toBe('0')
    await redis.restart()
    await one.said('redis-ready', 2)
    await other.said('redis-ready', 2)
    await expect.poll(() => other.epochs.of('a.test'), STILL).toBe(one.epochs.of('a.test'))
    expect(one.epochs.of('a.test')).toMatch(/^\d{16}$/)
  })
})
