import { describe, expect, test } from 'vitest'
import { describeStores } from './testing/opened.ts'

const A = { area: 'running', key: 'a' } as const
const B = { area: 'running', key: 'b' } as const
const LEASE = 5000

describeStores((opened) => {
  describe('a lease', () => {
    test('is its holder’s own until it is ended', async () => {
      const { store, other } = await opened()
      const lease = await store.lease('running', 'a', LEASE)
      expect(lease).toBeDefined()
      expect(await store.lease('running', 'a', LEASE)).toBeUndefined()
      expect(await other.lease('running', 'a', LEASE)).toBeUndefined()
      expect(await other.lease('running', 'b', LEASE)).toBeDefined()
      await lease?.end()
      expect(await other.lease('running', 'a', LEASE)).toBeDefined()
    })

    test('begins and ends together with other changes, or not at all', async () => {
      const { store } = await opened()
      await store.insert('running', 'b', { dueAt: 1 })
      expect(await store.lease('running', 'a', LEASE, [{ ...B, was: null, becomes: { dueAt: 2 } }])).toBeUndefined()
      const lease = await store.lease('running', 'a', LEASE, [{ ...A, was: null, becomes: { dueAt: 1 } }])
      expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
      expect(await lease?.end([{ ...A, becomes: { dueAt: 2 } }])).toBe(true)
      expect(await store.read('running', 'a')).toEqual({ dueAt: 2 })
      expect(await store.lease('running', 'a', LEASE)).toBeDefined()
    })

    test('ends with the changes of somebody else, and only with them', async () => {
      const { store, other } = await opened()
      await store.insert('running', 'b', { dueAt: 1 })
      const [first, second] = [await store.lease('running', 'a', LEASE), await store.lease('running', 'c', LEASE)]
      const both = [first, second].filter((lease) => lease !== undefined)
      expect(await store.transact([{ ...B, was: null, becomes: { dueAt: 2 } }], both)).toBe(false)
      expect(both.map(({ isHeld }) => isHeld)).toEqual([true, true])
      expect(await other.lease('running', 'a', LEASE)).toBeUndefined()
      expect(await store.transact([{ ...B, becomes: { dueAt: 2 } }], both)).toBe(true)
      expect(both.map(({ isHeld }) => isHeld)).toEqual([false, false])
      expect(await other.lease('running', 'a', LEASE)).toBeDefined()
      expect(await store.lease('running', 'c', LEASE)).toBeDefined()
    })

    test('begins when another ends, but not after that one was lost', async () => {
      const { store, other, timeIs } = await opened()
      const first = await store.lease('running', 'a', LEASE)
      const second = await store.lease('running', 'b', LEASE, [], first && [first])
      expect([first?.isHeld, second?.isHeld]).toEqual([false, true])
      expect(await other.lease('running', 'a', LEASE)).toBeDefined()
      await timeIs(LEASE)
      expect(await store.lease('running', 'c', LEASE, [], second && [second])).toBeUndefined()
      expect(await other.lease('running', 'c', LEASE)).toBeDefined()
    })

    test('of a process that has died expires in its time; until then it is granted to nobody', async () => {
      const { store, other, timeIs } = await opened()
      await store.lease('running', 'a', LEASE)
      await timeIs(LEASE - 1)
      expect(await other.lease('running', 'a', LEASE)).toBeUndefined()
      await timeIs(LEASE)
      expect(await other.lease('running', 'a', LEASE)).toBeDefined()
    })

    test('that was lost gives nothing back of its new holder, and still writes its last changes', async () => {
      const { store, other, timeIs } = await opened()
      const lost = await store.lease('running', 'a', LEASE)
      await timeIs(LEASE)
      expect(await other.lease('running', 'a', LEASE)).toBeDefined()
      expect(await lost?.end([{ ...B, becomes: { dueAt: 3 } }])).toBe(true)
      expect(await store.read('running', 'b')).toEqual({ dueAt: 3 })
      expect(await store.lease('running', 'a', LEASE)).toBeUndefined()
    })
  })

  describe('a lock', () => {
    test('is granted in the order of the requests', async () => {
      const { store } = await opened()
      const order: number[] = []
      const hold = async (at: number) => {
        const lock = await store.lock('x', 10_000)
        order.push(at)
        await Promise.resolve()
        order.push(at)
        await lock?.end()
      }
      await Promise.all([1, 2, 3].map(hold))
      expect(order).toEqual([1, 1, 2, 2, 3, 3])
    })

    test('held by another process is granted once it is released', async () => {
      const { store, other } = await opened()
      const theirs = await other.lock('x', 10_000)
      let isMine = false
      const waiting = store.lock('x', 10_000).then((lock) => (isMine = lock !== undefined))
      expect(await other.read('running', 'a')).toBeUndefined()
      expect(isMine).toBe(false)
      await theirs?.end()
      await waiting
      expect(isMine).toBe(true)
    })

    test('is taken together with a lease, if both are free at once', async () => {
      const { store, other } = await opened()
      const taken = await store.leaseAndLock('running', 'a', LEASE, [{ ...A, was: null, becomes: { dueAt: 1 } }], 'x')
      expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
      expect(await other.lease('running', 'a', LEASE)).toBeUndefined()
      expect(await other.lock('x', 50)).toBeUndefined()
      expect(await other.leaseAndLock('running', 'b', LEASE, [], 'x')).toBeUndefined()
      expect(await store.leaseAndLock('running', 'b', LEASE, [], 'x')).toBeUndefined()
      const next = store.lock('x', 10_000)
      expect(await store.leaseAndLock('running', 'b', LEASE, [], 'x')).toBeUndefined()
      await taken?.lock.end()
      expect((await next)?.isHeld).toBe(true)
      expect(await other.lease('running', 'a', LEASE)).toBeUndefined()
      expect(await other.lease('running', 'b', LEASE)).toBeDefined()
    })

    test('that is not released in time is refused to all who wait, and can be taken afterwards', async () => {
      const { store, other } = await opened()
      const theirs = await other.lock('x', 10_000)
      expect(await Promise.all([store.lock('x', 50), store.lock('x', 50)])).toEqual([undefined, undefined])
      await theirs?.end()
      expect(await store.lock('x', 10_000)).toBeDefined()
    })
  })
})
