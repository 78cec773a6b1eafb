import type { FieldError } from '../ports/problem.ts'

/** Controls but those between lines, half characters, and marks that turn the direction of what stands around them. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * Values that no part of a request may have, whatever its schema takes: numbers that would not be passed on as they were
 * written, beyond what a double holds exactly or a zero with a sign (B8), and texts that show as something
 * else (B9). Each by pointer, a value is never repeated.
 */
export function unfitValues(value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string')
    return UNFIT.test(value) ? [{ pointer, code: 'format', detail: 'has a character that no text has' }] : []
  if (typeof value === 'number')
    return isKept(value) ? [] : [{ pointer, code: 'format', detail: 'is not a number that can be kept exactly' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => unfitValues(inner, `${pointer}/${escape(name)}`))
}

const isKept = (number: number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER && !Object.is(number, -0)
