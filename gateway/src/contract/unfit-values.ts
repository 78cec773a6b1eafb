import { pointerToken } from '@rota/openapi/errors'
import type { FieldError } from '../ports/problem.ts'

/** Control characters except tab and line breaks, lone surrogates, and characters that change the text direction. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/**
 * Errors for values that no part of a request may contain, whatever its schema allows: numbers that would change when
 * forwarded, because a double cannot hold them exactly or they are negative zero (B8), and texts that display as
 * something else (B9). Values are never repeated.
 */
export function unfitValues(value: unknown): FieldError[] {
  const errors: FieldError[] = []
  inspectValue(value, [], errors)
  return errors
}

/** The names and indexes that lead to a value. */
type Place = (string | number)[]

/** Checks a value recursively. Builds the pointer only if something is wrong. */
function inspectValue(value: unknown, place: Place, errors: FieldError[]): void {
  if (typeof value === 'string') {
    if (UNFIT.test(value)) errors.push(unfitError(place, 'has a character that no text has'))
  } else if (typeof value === 'number') {
    if (!isExact(value)) errors.push(unfitError(place, 'is not a number that can be kept exactly'))
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) inspectMember(value[i], i, place, errors)
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) inspectMember((value as Record<string, unknown>)[name], name, place, errors)
  }
}

function inspectMember(member: unknown, name: string | number, place: Place, errors: FieldError[]): void {
  place.push(name)
  inspectValue(member, place, errors)
  place.pop()
}

const unfitError = (place: Readonly<Place>, detail: string): FieldError => ({
  pointer: place.map((name) => `/${pointerToken(`${name}`)}`).join(''),
  code: 'format',
  detail,
})

const isExact = (number: number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER && !Object.is(number, -0)
