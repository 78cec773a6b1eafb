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

test('takeSentChange returns true once after a page was left during a change', () => {
  markChangeSent()
  expect([takeSentChange(), takeSentChange()]).toEqual([true, false])
})

test('takeSentChange returns false after the change was answered', () => {
  markChangeSent()
  markChangeAnswered()
  expect(takeSentChange()).toBe(false)
})
