import { expect, test } from 'vitest'
import { judgePickUp, pickUpFor } from './pick-up.ts'

test.each([
  ['11:05', 35, { time: '07:30', days: 0 }],
  ['11:05', 37, { time: '07:25', days: 0 }],
  ['02:00', 35, { time: '22:25', days: -1 }],
])('for a flight at %s, %i minutes away', (flight, drive, pickUp) => {
  expect(pickUpFor(flight, drive)).toEqual(pickUp)
})

test.each([
  ['07:30', '11:05', { kind: 'good', slack: 180 }],
  ['08:30', '11:05', { kind: 'good', slack: 120 }],
  ['08:35', '11:05', { kind: 'tight', slack: 115 }],
  ['10:30', '11:05', { kind: 'tight', slack: 0 }],
  ['10:31', '11:05', { kind: 'late', slack: 1439 }],
  ['22:25', '02:00', { kind: 'good', slack: 180 }],
] as const)('a pick-up at %s for a flight at %s', (pickUp, flight, verdict) => {
  expect(judgePickUp(pickUp, 35, flight)).toEqual(verdict)
})
