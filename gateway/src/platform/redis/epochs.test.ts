import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { WITHOUT_PAUSE } from '../../testing/stopped-time.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from './testing/redis-server.ts'
import { installation, openConnectedProcess, type SimulatedProcess } from './testing/shared.ts'

const server = hasRedis ? await startRedis() : undefined
afterAll(() => server?.end())

const processes: SimulatedProcess[] = []
afterEach(() => {
  for (const simulated of processes.splice(0)) simulated.close()
})

describe.skipIf(server === undefined)(`epochs of sites on Redis (${NEEDS_REDIS})`, () => {
  const redis = server as NonNullable<typeof server>
  async function newProcess(config = installation()): Promise<SimulatedProcess> {
    const opened = await openConnectedProcess(redis.url, config)
    processes.push(opened)
    return opened
  }

  test('a new epoch begins in all processes, also in those that start later, and for no other site', async () => {
    const config = installation()
    const [one, other] = [await newProcess(config), await newProcess(config)]
    expect([one.epochs.current('a.test'), other.epochs.current('a.test')]).toEqual(['0', '0'])
    expect(await one.epochs.begin('a.test')).toBe(true)
    await expect.poll(() => other.epochs.current('a.test'), WITHOUT_PAUSE).toBe(one.epochs.current('a.test'))
    const first = one.epochs.current('a.test')
    expect(await other.epochs.begin('a.test')).toBe(true)
    await expect.poll(() => one.epochs.current('a.test'), WITHOUT_PAUSE).not.toBe(first)
    const late = await newProcess(config)
    expect(late.epochs.current('a.test')).toBe(one.epochs.current('a.test'))
    expect([late.epochs.current('b.test'), (await newProcess()).epochs.current('a.test')]).toEqual(['0', '0'])
  })

  test('an epoch never repeats, even after Redis was emptied', async () => {
    const one = await newProcess()
    await one.epochs.begin('a.test')
    const first = one.epochs.current('a.test')
    await redis.admin.flushall()
    await one.epochs.begin('a.test')
    expect(Number(one.epochs.current('a.test'))).toBeGreaterThan(Number(first))
  })

  test('while Redis is away, a new epoch begins in its own process at once, and in the others when Redis is back', async () => {
    const config = installation()
    const [one, other] = [await newProcess(config), await newProcess(config)]
    await redis.kill()
    await one.logged('redis-away')
    await other.logged('redis-away')
    expect(await one.epochs.begin('a.test')).toBe(false)
    expect(one.epochs.current('a.test')).not.toBe('0')
    expect(other.epochs.current('a.test')).toBe('0')
    await redis.restart()
    await one.logged('redis-ready', 2)
    await other.logged('redis-ready', 2)
    await expect.poll(() => other.epochs.current('a.test'), WITHOUT_PAUSE).toBe(one.epochs.current('a.test'))
    expect(one.epochs.current('a.test')).toMatch(/^\d{16}$/)
  })
})
