import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAttempt, dropAttemptOf, keepAttempt, noteResult, readAttempt, takeLanguage, WAY } from './attempt-token.ts'
import { readTabItem, writeTabItem } from '../tab/tab-storage.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('returns the language in which an attempt began, only once', () => {
  keepAttempt('token', 'ar')
  expect(takeLanguage('ar')).toBeUndefined()
  expect([takeLanguage('en'), takeLanguage('en')]).toEqual(['ar', undefined])
  expect(readAttempt()).toBe('token')
})

test('dropAttempt removes everything about the attempt', () => {
  keepAttempt('token', 'ar')
  dropAttempt()
  expect([readAttempt(), takeLanguage('en')]).toEqual([undefined, undefined])
})

test('keeps the attempt until its booking is on the screen', () => {
  keepAttempt('token', 'ar')
  dropAttemptOf('booking')
  expect(readAttempt()).toBe('token')
  noteResult('booking')
  dropAttemptOf('another booking')
  expect(readAttempt()).toBe('token')
  dropAttemptOf('booking')
  expect(readAttempt()).toBeUndefined()
})

test('forgets the way of paying after a booking, but keeps it after a failed payment', () => {
  keepAttempt('token', 'ar')
  writeTabItem(WAY, 'creditcard deposit')
  dropAttempt()
  expect(readTabItem(WAY)).toBe('creditcard deposit')
  noteResult('booking')
  dropAttemptOf('booking')
  expect(readTabItem(WAY)).toBeUndefined()
})

test('ignores an unknown language', () => {
  sessionStorage.setItem('rota.payment.language', 'xx')
  expect(takeLanguage('en')).toBeUndefined()
})
