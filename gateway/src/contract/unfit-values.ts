import { pointerToken } from '@rota/openapi/errors'
import type { FieldError } from '../ports/problem.ts'

/** Controls but those between lines, half characters, and marks that turn the direction of what stands around them. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/**
 * Values that no part of a request may have, whatever its schema takes: numbers that would not be passed on as they were
 * written, beyond what a double holds exactly or a zero with a sign (B8), and texts that show as something
 * else (B9). Each by pointer, a value is never repeated.
 */
export function unfitValues(value: unknown): FieldError[] {
  const errors: FieldError[] = []
  look(value, [], errors)
  return errors
}

/** Looks through a value; its place is put together only where something is wrong. */
function look(value: unknown, place: string[], errors: FieldError[]): void {
  if (typeof value === 'string') {
    if (UNFIT.test(value)) errors.push(unfit(place, 'has a character that no text has'))
  } else if (typeof value === 'number') {
    if (!isKept(value)) errors.push(unfit(place, 'is not a number that can be kept exactly'))
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      place.push(name)
      look((value as Record<string, unknown>)[name], place, errors)
      place.pop()
    }
  }
}

const unfit = (place: readonly string[], detail: string): FieldError => ({
  pointer: place.map((name) => `/${pointerToken(name)}`).join(''),
  code: 'format',
  detail,
})

const isKept = (number: number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER && !Object.is(number, -0)
