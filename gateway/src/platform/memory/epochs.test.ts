import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Epochs } from '../../ports/cache.ts'
import { WITHOUT_PAUSE } from '../../testing/stopped-time.ts'
import { hasRedis, NEEDS_REDIS, startRedis } from '../redis/testing/redis-server.ts'
import { installation, openConnectedProcess, type SimulatedProcess } from '../redis/testing/shared.ts'
import { memoryEpochs } from './epochs.ts'

const server = hasRedis ? await startRedis() : undefined
const processes: SimulatedProcess[] = []
afterEach(() => {
  for (const simulated of processes.splice(0)) simulated.close()
})
afterAll(() => server?.end())

/** All implementations, whether they are available here, and how to open them for two processes. */
const EPOCHS: { name: string; isThere: boolean; open: () => Promise<[one: Epochs, other: Epochs]> }[] = [
  {
    name: 'memory',
    isThere: true,
    async open() {
      // There is only one process, so both are the same.
      const epochs = memoryEpochs()
      return [epochs, epochs]
    },
  },
  {
    name: `Redis (${NEEDS_REDIS})`,
    isThere: hasRedis,
    async open() {
      const config = installation()
      const [one, other] = [
        await openConnectedProcess(server?.url ?? '', config),
        await openConnectedProcess(server?.url ?? '', config),
      ]
      processes.push(one, other)
      return [one.epochs, other.epochs]
    },
  },
]

for (const { name, isThere, open } of EPOCHS)
  describe.skipIf(!isThere)(`epochs of sites in ${name}`, () => {
    test('are the same in all processes and for all sites at first', async () => {
      const [one, other] = await open()
      const first = one.current('a.test')
      expect([other.current('a.test'), one.current('b.test'), one.current('a.test')]).toEqual([first, first, first])
    })

    test('a new epoch begins here at once, in other processes soon, and for no other site', async () => {
      const [one, other] = await open()
      const [first, elsewhere] = [one.current('a.test'), one.current('b.test')]
      const beginning = one.begin('a.test')
      expect(one.current('a.test')).not.toBe(first)
      expect(await beginning).toBe(true)
      await expect.poll(() => other.current('a.test'), WITHOUT_PAUSE).toBe(one.current('a.test'))
      expect([one.current('b.test'), other.current('b.test')]).toEqual([elsewhere, elsewhere])
    })

    test('never repeat, whoever begins them', async () => {
      const [one, other] = await open()
      const names = [one.current('a.test')]
      for (const process of [one, other, one, one, other]) {
        expect(await process.begin('a.test')).toBe(true)
        names.push(process.current('a.test'))
        for (const each of [one, other])
          await expect.poll(() => each.current('a.test'), WITHOUT_PAUSE).toBe(names.at(-1))
      }
      expect(new Set(names).size).toBe(names.length)
    })

    test('end as one if several begin at the same moment', async () => {
      const [one, other] = await open()
      await Promise.all([one.begin('a.test'), other.begin('a.test'), one.begin('a.test')])
      await expect.poll(() => one.current('a.test') === other.current('a.test'), WITHOUT_PAUSE).toBe(true)
    })
  })
