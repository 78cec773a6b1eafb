import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Epochs } from '../../ports/cache.ts'
import { STILL } from '../../testing/stopped-time.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from '../redis/testing/redis-server.ts'
import { installation, readyPart, type SharedPart } from '../redis/testing/shared.ts'
import { memoryEpochs } from './epochs.ts'

const server = hasRedis ? await startRedis() : undefined
const parts: SharedPart[] = []
afterEach(() => {
  for (const part of parts.splice(0)) part.close()
})
afterAll(() => server?.end())

/** All epochs, whether they can be had, and how to open them for two processes. A new one is tested by adding it. */
const EPOCHS: { name: string; isThere: boolean; open: () => Promise<[one: Epochs, other: Epochs]> }[] = [
  {
    name: 'memory',
    isThere: true,
    async open() {
      // One process shares them with no other.
      const epochs = memoryEpochs()
      return [epochs, epochs]
    },
  },
  {
    name: `Redis (${NEEDS_REDIS})`,
    isThere: hasRedis,
    async open() {
      const config = installation()
      const [one, other] = [await readyPart(server?.url ?? '', config), await readyPart(server?.url ?? '', config)]
      parts.push(one, other)
      return [one.epochs, other.epochs]
    },
  },
]

for (const { name, isThere, open } of EPOCHS)
  describe.skipIf(!isThere)(`epochs of sites in ${name}`, () => {
    test('are the same in all processes and for all sites at first', async () => {
      const [one, other] = await open()
      const first = one.of('a.test')
      expect([other.of('a.test'), one.of('b.test'), one.of('a.test')]).toEqual([first, first, first])
    })

    test('a new one begins here at once, in the others soon, and in no other site', async () => {
      const [one, other] = await open()
      const [first, elsewhere] = [one.of('a.test'), one.of('b.test')]
      const beginning = one.begin('a.test')
      expect(one.of('a.test')).not.toBe(first)
      expect(await beginning).toBe(true)
      await expect.poll(() => other.of('a.test'), STILL).toBe(one.of('a.test'))
      expect([one.of('b.test'), other.of('b.test')]).toEqual([elsewhere, elsewhere])
    })

    test('never repeat, whoever begins them', async () => {
      const [one, other] = await open()
      const seen = [one.of('a.test')]
      for (const each of [one, other, one, one, other]) {
        expect(await each.begin('a.test')).toBe(true)
        seen.push(each.of('a.test'))
        for (const every of [one, other]) await expect.poll(() => every.of('a.test'), STILL).toBe(seen.at(-1))
      }
      expect(new Set(seen).size).toBe(seen.length)
    })

    test('that begin at the same moment end as one', async () => {
      const [one, other] = await open()
      await Promise.all([one.begin('a.test'), other.begin('a.test'), one.begin('a.test')])
      await expect.poll(() => one.of('a.test') === other.of('a.test'), STILL).toBe(true)
    })
  })
