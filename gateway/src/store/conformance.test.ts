import { describe, expect, test } from 'vitest'
import type { Store } from '../ports/store.ts'
import { describeStores } from './testing/opened.ts'

const raise = (store: Store) => store.update('running', 'a', (now) => ({ dueAt: (now?.dueAt ?? 0) + 1 }))
const one = { current: 1, raisedAt: 5, committed: false }
const A = { area: 'running', key: 'a' } as const
const B = { area: 'running', key: 'b' } as const

describeStores((opened) => {
  describe('one record', () => {
    test('is read as it was written, and no other area or key with it', async () => {
      const { store } = await opened()
      expect(await store.insert('generations', 'a', one)).toBe(true)
      expect(await store.read('generations', 'a')).toEqual(one)
      expect(await store.read('generations', 'b')).toBeUndefined()
      expect(await store.read('running', 'a')).toBeUndefined()
    })

    test('is not inserted over another one', async () => {
      const { store } = await opened()
      await store.insert('running', 'a', { dueAt: 1 })
      expect(await store.insert('running', 'a', { dueAt: 2 })).toBe(false)
      expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
    })

    test('is inserted by one of fifty callers', async () => {
      const { store } = await opened()
      const won = await Promise.all(Array.from({ length: 50 }, (_, dueAt) => store.insert('running', 'a', { dueAt })))
      expect(won.filter(Boolean)).toHaveLength(1)
    })

    test('counts to 100 by 100 updates at once, half of them in another process', async () => {
      const { store, other } = await opened()
      await Promise.all(Array.from({ length: 100 }, (_, at) => raise(at % 2 ? store : other)))
      expect(await store.read('running', 'a')).toEqual({ dueAt: 100 })
    })

    test('stays as it is when an update answers undefined, and when it throws', async () => {
      const { store } = await opened()
      expect(await store.update('running', 'a', () => undefined)).toBeUndefined()
      await store.insert('running', 'a', { dueAt: 1 })
      expect(await store.update('running', 'a', () => undefined)).toEqual({ dueAt: 1 })
      const failing = store.update('running', 'a', () => {
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await raise(store)).toEqual({ dueAt: 2 })
    })

    test('cannot be changed through what was read or written', async () => {
      const { store } = await opened()
      const mine = { dueAt: 1 }
      await store.insert('running', 'a', mine)
      mine.dueAt = 9
      const read = await store.read('running', 'a')
      if (read) read.dueAt = 8
      expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
    })

    test('is gone when it expires, and its key is free again', async () => {
      const { store, timeIs } = await opened()
      await store.insert('running', 'a', { dueAt: 1 }, 1000)
      await timeIs(999)
      expect(await store.read('running', 'a')).toEqual({ dueAt: 1 })
      await timeIs(1000)
      expect(await store.read('running', 'a')).toBeUndefined()
      expect(await store.list('running')).toEqual([])
      expect(await store.transact([{ ...A, was: null, becomes: { dueAt: 2 } }])).toBe(true)
      await timeIs(2000)
      expect(await store.read('running', 'a')).toEqual({ dueAt: 2 })
    })

    test('keeps its expiry unless an update names another', async () => {
      const { store, timeIs } = await opened()
      await store.insert('running', 'a', { dueAt: 1 }, 1000)
      await store.insert('running', 'b', { dueAt: 1 }, 1000)
      await store.update('running', 'a', () => ({ dueAt: 2 }))
      await store.update('running', 'b', () => ({ dueAt: 2 }), 2000)
      await timeIs(1500)
      expect(await store.list('running')).toEqual([{ key: 'b', record: { dueAt: 2 } }])
    })

    test('is listed with its area, oldest first, also within one millisecond', async () => {
      const { store } = await opened()
      for (const key of ['c', 'a', 'b']) await store.insert('running', key, { dueAt: 0 })
      await store.update('running', 'c', () => ({ dueAt: 1 }))
      expect((await store.list('running')).map(({ key }) => key)).toEqual(['c', 'a', 'b'])
    })

    test('is found by the record that names it, unless either is gone', async () => {
      const { store, timeIs } = await opened()
      await store.insert('returns', 'r', { token: 'a', site: 'x' }, 1000)
      await store.insert('running', 'a', { dueAt: 1 }, 2000)
      await store.insert('running', 'r', { dueAt: 9 })
      const [found, own, none] = await Promise.all([
        store.follow('returns', 'r', 'running'),
        store.read('running', 'r'),
        store.follow('attempts', 'r', 'running'),
      ])
      expect([found, own, none]).toEqual([{ dueAt: 1 }, { dueAt: 9 }, undefined])
      await timeIs(1000)
      expect(await store.follow('returns', 'r', 'running')).toBeUndefined()
      await store.insert('returns', 'r', { token: 'a', site: 'x' })
      expect(await store.follow('returns', 'r', 'running')).toEqual({ dueAt: 1 })
      await timeIs(2000)
      expect(await store.follow('returns', 'r', 'running')).toBeUndefined()
    })

    test('is there for the next owner', async () => {
      const { store, other } = await opened()
      await store.insert('running', 'a', { dueAt: 1 })
      expect(await other.read('running', 'a')).toEqual({ dueAt: 1 })
    })
  })

  describe('a transaction', () => {
    test('writes, changes and removes several records', async () => {
      const { store } = await opened()
      await store.insert('running', 'a', { dueAt: 1 })
      await store.insert('running', 'b', { dueAt: 1 })
      const writes = [
        { ...A, was: { dueAt: 1 }, becomes: { dueAt: 2 } },
        { ...B, becomes: null },
        { area: 'generations', key: 'a', was: null, becomes: one },
      ] as const
      expect(await store.transact(writes)).toBe(true)
      expect(await store.list('running')).toEqual([{ key: 'a', record: { dueAt: 2 } }])
      expect(await store.read('generations', 'a')).toEqual(one)
    })

    test.each([
      ['another record', { ...B, was: { dueAt: 7 } }],
      ['a record where there is none', { ...B, key: 'c', was: { dueAt: 1 } }],
      ['none where there is one', { ...B, was: null, becomes: { dueAt: 3 } }],
    ] as const)('writes nothing when a write expects %s', async (_what, broken) => {
      const { store } = await opened()
      await store.insert('running', 'b', { dueAt: 1 })
      expect(await store.transact([{ ...A, becomes: { dueAt: 2 } }, broken])).toBe(false)
      expect(await store.list('running')).toEqual([{ key: 'b', record: { dueAt: 1 } }])
    })

    test('may have writes that are only conditions', async () => {
      const { store } = await opened()
      await store.insert('running', 'b', { dueAt: 1 })
      expect(
        await store.transact([
          { ...A, becomes: { dueAt: 2 } },
          { ...B, was: { dueAt: 1 } },
        ]),
      ).toBe(true)
      expect(await store.read('running', 'b')).toEqual({ dueAt: 1 })
    })

    test('finds a record as it was read, whatever is in it', async () => {
      const { store } = await opened()
      const prices = { b: { value: 0.1, currency: 'try' }, 12: { value: -0, currency: 'usd' }, 'ş\ud800': undefined }
      const odd = { version: 3, prices } as never
      await store.insert('versions', 'a', odd)
      const was = await store.read('versions', 'a')
      if (was === undefined) throw new Error('nothing was written')
      expect(await store.transact([{ area: 'versions', key: 'a', was, becomes: null }])).toBe(true)
    })

    test('is won by one of two that expect the same record', async () => {
      const { store, other } = await opened()
      await store.insert('running', 'a', { dueAt: 1 })
      const take = (by: Store) => by.transact([{ ...A, was: { dueAt: 1 }, becomes: null }])
      expect((await Promise.all([take(store), take(other)])).toSorted()).toEqual([false, true])
    })
  })

  test('can be tried for room, and keeps one record of that', async () => {
    const { store } = await opened()
    await store.check()
    await store.check()
    expect(await store.list('probes')).toHaveLength(1)
  })
})
