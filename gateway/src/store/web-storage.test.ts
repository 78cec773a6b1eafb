import { expect, test } from 'vitest'
import { StoreError } from '../ports/store.ts'
import { frozenClock } from '../testing/memory-store.ts'
import { createStore } from './store.ts'
import { freshStorage } from './testing/fresh-storage.ts'
import { webStorage } from './web-storage.ts'

const storeIn = (storage: Storage) => createStore(webStorage(storage), frozenClock(Date.now))

test('leaves the keys of others alone', async () => {
  const storage = freshStorage()
  storage.setItem('rota.payment', 'kept')
  const store = storeIn(storage)
  await store.insert('running', 'a', { dueAt: 1 })
  expect(await store.list('running')).toHaveLength(1)
  expect(storage.getItem('rota.payment')).toBe('kept')
})

test('G12 a browser without room is a StoreError', async () => {
  const full: Storage = {
    ...freshStorage(),
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  const store = storeIn(full)
  await expect(store.check()).rejects.toThrow(StoreError)
  await expect(store.insert('running', 'a', { dueAt: 1 })).rejects.toThrow(StoreError)
})

test('G12 a transaction that finds room for half of it leaves nothing behind', async () => {
  const storage = freshStorage()
  const store = storeIn(storage)
  await store.insert('running', 'a', { dueAt: 1 })
  const before = storage.getItem('rota.store/running/a')
  const roomy = { ...storage }
  storage.setItem = (name, text) => {
    if (name.endsWith('/b')) throw new DOMException('', 'QuotaExceededError')
    roomy.setItem(name, text)
  }
  const writes = [
    { area: 'running', key: 'a', becomes: { dueAt: 2 } },
    { area: 'running', key: 'b', becomes: { dueAt: 2 } },
  ] as const
  await expect(store.transact(writes)).rejects.toThrow(StoreError)
  expect(storage.getItem('rota.store/running/a')).toBe(before)
  expect(await store.list('running')).toHaveLength(1)
})
