import { afterEach, expect, test, vi } from 'vitest'
import { removeTabItem, readTabItem, writeTabItem } from './tab-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('keeps a text until it is removed', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  expect([readTabItem('a'), writeTabItem('a', '1'), readTabItem('a')]).toEqual([undefined, true, '1'])
  removeTabItem('a')
  expect(readTabItem('a')).toBeUndefined()
})

test('stores nothing in a browser that blocks storage (H6)', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  removeTabItem('a')
  expect([readTabItem('a'), writeTabItem('a', '1')]).toEqual([undefined, false])
})
