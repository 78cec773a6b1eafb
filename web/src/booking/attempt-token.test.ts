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

test('an attempt goes on in the language it began in, and whoever changes it afterwards is left alone', () => {
  keepAttempt('token', 'ar')
  expect(takeLanguage('ar')).toBeUndefined()
  expect([takeLanguage('en'), takeLanguage('en')]).toEqual(['ar', undefined])
  expect(readAttempt()).toBe('token')
})

test('what has ended leaves nothing behind', () => {
  keepAttempt('token', 'ar')
  dropAttempt()
  expect([readAttempt(), takeLanguage('en')]).toEqual([undefined, undefined])
})

test('an attempt is known until its booking is on the screen', () => {
  keepAttempt('token', 'ar')
  dropAttemptOf('booking')
  expect(readAttempt()).toBe('token')
  noteResult('booking')
  dropAttemptOf('another booking')
  expect(readAttempt()).toBe('token')
  dropAttemptOf('booking')
  expect(readAttempt()).toBeUndefined()
})

test('the next basket is not paid the way the last one was, but one whose payment failed is', () => {
  keepAttempt('token', 'ar')
  writeTabItem(WAY, 'creditcard deposit')
  dropAttempt()
  expect(readTabItem(WAY)).toBe('creditcard deposit')
  noteResult('booking')
  dropAttemptOf('booking')
  expect(readTabItem(WAY)).toBeUndefined()
})

test('a language that nobody speaks here is none', () => {
  sessionStorage.setItem('rota.payment.language', 'xx')
  expect(takeLanguage('en')).toBeUndefined()
})
