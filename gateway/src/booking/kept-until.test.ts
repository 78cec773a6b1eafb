import { expect, test } from 'vitest'
import type { Schemas } from '../ports/contract.ts'
import { keptUntil } from './kept-until.ts'

const NOW = Date.UTC(2027, 4, 1, 9)
const DAY = 24 * 3_600_000

const result = (...lines: Partial<Schemas['QuoteLine']>[]) => ({ lines: lines as Schemas['QuoteLine'][] })
const landing = (date: string) => ({ arrival: { date } }) as Schemas['FlightLeg']

test.each<[string, Partial<Schemas['QuoteLine']>[], number]>([
  ['a line without a day, from now', [{}], NOW],
  ['a stay, from its last day', [{ checkIn: 20270801, checkOut: 20270808 }], Date.UTC(2027, 7, 8)],
  ['a tour, from its day', [{ checkIn: 20270801 }], Date.UTC(2027, 7, 1)],
  ['a past service, from now', [{ checkIn: 20260801 }], NOW],
  ['several lines, from the last day', [{ checkIn: 20280229 }, { checkIn: 20270801 }], Date.UTC(2028, 1, 29)],
  ['a flight, from its last landing', [{ legs: [landing('2027-06-01T10:00:00Z')] }], Date.UTC(2027, 5, 1, 10)],
])('the result of a booking is kept for 400 days: %s', (_name, lines, from) => {
  expect(keptUntil(result(...lines), NOW)).toBe(from + 400 * DAY)
})
