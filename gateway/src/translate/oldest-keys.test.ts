import { expect, test } from 'vitest'
import { oldestKeys } from './oldest-keys.ts'

test('keys come in the order in which they were set last, also those that are set meanwhile', () => {
  const map = new Map([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ])
  const oldest = oldestKeys(map)
  const take = () => {
    const key = oldest()
    if (key !== undefined) map.delete(key)
    return key
  }
  expect(take()).toBe('a')
  // Used again, so `b` is now the newest.
  map.delete('b')
  map.set('b', 2)
  expect([take(), take(), take()]).toEqual(['c', 'b', undefined])
  map.set('d', 1)
  expect([take(), take()]).toEqual(['d', undefined])
  map.set('e', 1)
  map.clear()
  map.set('f', 1)
  expect([take(), take()]).toEqual(['f', undefined])
})
