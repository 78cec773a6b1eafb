import type { Path } from '@rota/openapi/agency/marks'
import type { FieldError } from '../ports/problem.ts'
import { placesOf } from './places.ts'
import { instantOf } from '../translate/today.ts'

/**
 * The dates among the marked ones that lie before today, by pointer. The validators know no clock, so that they stay
 * pure; what is no number is their business.
 * @param today YYYYMMDD
 */
export function pastDates(paths: readonly Path[], value: unknown, today: number): FieldError[] {
  return placesOf(paths, value)
    .filter(({ found }) => typeof found === 'number' && found < today)
    .map(({ pointer }) => ({ pointer, code: 'past', detail: 'must not be before today' }))
}

const DAY = 86_400_000

/**
 * The moments among the marked ones that lie more than a day before now, by pointer: who asks to be called has looked at
 * a page that may have stood open (decision 29.4).
 * @param now epoch milliseconds
 */
export function longPast(paths: readonly Path[], value: unknown, now: number): FieldError[] {
  return placesOf(paths, value)
    .filter(({ found }) => typeof found === 'string' && instantOf(found) < now - DAY)
    .map(({ pointer }) => ({ pointer, code: 'past', detail: 'must not be more than a day in the past' }))
}
