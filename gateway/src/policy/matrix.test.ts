import type { OperationClass } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { CLASSES } from './classes.ts'

/**
 * Decision 3.2: connect / first byte / total in seconds; slots + queue, longest wait; when the breaker opens, and its
 * pause.
 */
const MATRIX: [OperationClass, string, string, string][] = [
  ['boot', '0.5 / 1.5 / 2', '16 + 64', 'half of 20 in 10 s, rest 5 s'],
  ['catalogue', '0.5 / 2 / 3', '64 + 64, 0.5 s', 'half of 20 in 10 s, rest 5 s'],
  ['search', '0.5 / 10 / 12', '32 + 32, 2 s', 'half of 10 in 20 s, rest 10 s'],
  ['start', '0.5 / 3 / 5', '32 + 32', 'half of 20 in 10 s, rest 5 s'],
  ['cart', '0.5 / 3 / 5', '32 + 64', 'half of 20 in 10 s, rest 5 s'],
  ['begin', '1 / 12 / 15', '16 + 16', '5 in a row, half of 10 in 60 s, rest 10 s'],
  ['update', '1 / 12 / 15', '16 + 16', '5 in a row, half of 10 in 60 s, rest 10 s'],
  ['commit', '1 / 55 / 60', '16 + 64', '5 in a row, never'],
  ['pay', '1 / 25 / 30', '16 + 32', '5 in a row, rest 30 s'],
  ['payment-check', '1 / 5 / 8', '32 + 64', 'half of 20 in 30 s, rest 5 s'],
  ['promo', '0.5 / 2 / 3', '16 + 0', 'half of 20 in 10 s, rest 5 s'],
  ['form', '0.5 / 4 / 5', '8 + 16', 'half of 20 in 10 s, rest 5 s'],
]

const seconds = (milliseconds: number) => `${milliseconds / 1000}`

test.each(MATRIX)('%s: %s; %s; %s', (name, times, share, opens) => {
  const { deadlines, bulkhead, breaker } = CLASSES[name]
  expect([deadlines.connect, deadlines.firstByte, deadlines.total].map(seconds).join(' / ')).toBe(times)
  const wait = bulkhead.waitMs === undefined ? '' : `, ${seconds(bulkhead.waitMs)} s`
  expect(`${bulkhead.slots} + ${bulkhead.queue}${wait}`).toBe(share)
  const { failuresInARow, halfFailed, openMs } = breaker
  const parts = [
    ...(failuresInARow === undefined ? [] : [`${failuresInARow} in a row`]),
    ...(halfFailed === undefined ? [] : [`half of ${halfFailed.minCalls} in ${seconds(halfFailed.withinMs)} s`]),
    openMs === undefined ? 'never' : `rest ${seconds(openMs)} s`,
  ]
  expect(parts.join(', ')).toBe(opens)
})

test('has a row for every class', () => {
  expect(MATRIX.map(([name]) => name).toSorted()).toEqual(Object.keys(CLASSES).toSorted())
})
