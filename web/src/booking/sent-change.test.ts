import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markChangeAnswered, markChangeSent, takeSentChange } from './sent-change.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page that was left during a change tells the next one, once', () => {
  markChangeSent()
  expect([takeSentChange(), takeSentChange()]).toEqual([true, false])
})

test('an answered change leaves nothing to tell', () => {
  markChangeSent()
  markChangeAnswered()
  expect(takeSentChange()).toBe(false)
})
