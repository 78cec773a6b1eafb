import { expect, test } from 'vitest'
import { asksToWait, clampedSeconds, requestedPause } from './retry-after.ts'

const NOW = Date.UTC(2027, 4, 1, 9)
const wire = (text?: string, status = 503) => ({
  status,
  headers: text === undefined ? {} : { 'retry-after': text },
  bytes: new Uint8Array(),
})

test.each<[string, number | undefined, number]>([
  ['0', 0, 1],
  ['1', 1000, 1],
  [' 2 ', 2000, 2],
  ['59', 59_000, 59],
  ['3600', 3_600_000, 60],
  ['999999999', 999_999_999_000, 60],
  ['Sat, 01 May 2027 09:00:30 GMT', 30_000, 30],
  ['Sat, 01 May 2027 08:00:00 GMT', 0, 1],
  ['Sat, 01 May 2032 09:00:00 GMT', Date.UTC(2032, 4, 1, 9) - NOW, 60],
  ['-1', undefined, 5],
  ['1.5', undefined, 5],
  ['soon', undefined, 5],
  ['', undefined, 5],
  ['1e9', undefined, 5],
  ['99999999999999999999', undefined, 5],
  ['Sat, 99 May 2027 09:00:30 GMT', undefined, 5],
])('F9 Retry-After %j: %s ms, and our caller is told %i s', (text, asked, told) => {
  expect(requestedPause(wire(text), NOW)).toBe(asked)
  expect(clampedSeconds(asked)).toBe(told)
})

test.each([
  [429, undefined, true],
  [429, '1', true],
  [503, 'soon', true],
  [503, undefined, false],
  [500, '1', false],
  [200, '1', false],
])('F9 %i with Retry-After %s asks to wait: %s', (status, text, asks) => {
  expect(asksToWait(wire(text, status))).toBe(asks)
})
