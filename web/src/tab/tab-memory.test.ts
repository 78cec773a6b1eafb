import { afterEach, expect, test, vi } from 'vitest'
import { forget, recall, remember } from './tab-memory.ts'

afterEach(() => vi.unstubAllGlobals())

test('keeps a text until it is forgotten', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  expect([recall('a'), remember('a', '1'), recall('a')]).toEqual([undefined, true, '1'])
  forget('a')
  expect(recall('a')).toBeUndefined()
})

test('a browser that forbids its storage is a browser that keeps nothing (H6)', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  forget('a')
  expect([recall('a'), remember('a', '1')]).toEqual([undefined, false])
})
