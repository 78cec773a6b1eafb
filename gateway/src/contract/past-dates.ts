import type { Path } from '@rota/openapi/agency/marks'
import type { FieldError } from '../ports/problem.ts'
import { placesOf } from './places.ts'
import { instantOf } from '../translate/today.ts'

/**
 * Errors for marked dates before today. The validators are pure and have no clock, so this is a separate check. Values
 * that are not numbers are left to the validators.
 * @param today YYYYMMDD
 */
export function pastDates(paths: readonly Path[], value: unknown, today: number): FieldError[] {
  return placesOf(paths, value)
    .filter(({ found }) => typeof found === 'number' && found < today)
    .map(({ pointer }) => ({ pointer, code: 'past', detail: 'must not be before today' }))
}

const DAY_MS = 86_400_000

/**
 * Errors for marked times more than a day in the past. A call-back request may come from a page that was open for a
 * while, and from a site in another zone than Türkiye, in which the time is read (decision 29.4).
 * @param now epoch milliseconds
 */
export function longPast(paths: readonly Path[], value: unknown, now: number): FieldError[] {
  return placesOf(paths, value)
    .filter(({ found }) => typeof found === 'string' && instantOf(found) < now - DAY_MS)
    .map(({ pointer }) => ({ pointer, code: 'past', detail: 'must not be more than a day in the past' }))
}
