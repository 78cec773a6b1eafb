import { expect, test } from 'vitest'
import { siteStorage, pickedSite } from './picker.ts'

const HOSTS = ['localhost', 'provider.localhost']

/** A separate storage for each test. */
function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (at) => [...items.keys()][at] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => void items.set(name, value),
  }
}

test('returns the picked site; the first one when none was picked or it no longer exists', () => {
  const kept = storage()
  expect(pickedSite(kept, HOSTS)).toBe('localhost')
  kept.setItem('rota.site', 'provider.localhost')
  expect(pickedSite(kept, HOSTS)).toBe('provider.localhost')
  kept.setItem('rota.site', 'gone.localhost')
  expect(pickedSite(kept, HOSTS)).toBe('localhost')
})

test('the storages of two sites are separate', () => {
  const all = storage()
  all.setItem('rota.cookie.sid', 'of the first site')
  const [own, other] = [siteStorage(all, 'a.example'), siteStorage(all, 'b.example')]
  own.setItem('rota.cookie.sid', 'own')
  own.setItem('rota.store/1', 'row')
  expect([own.getItem('rota.cookie.sid'), other.getItem('rota.cookie.sid')]).toEqual(['own', null])
  expect([own.length, own.key(0), own.key(1), own.key(2), other.length]).toEqual([
    2,
    'rota.cookie.sid',
    'rota.store/1',
    null,
    0,
  ])
  own.removeItem('rota.store/1')
  expect(own.length).toBe(1)
  own.clear()
  expect([own.length, all.getItem('rota.cookie.sid')]).toEqual([0, 'of the first site'])
})
