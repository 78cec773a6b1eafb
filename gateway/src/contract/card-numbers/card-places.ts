import type { Path } from '@rota/openapi/agency/marks'
import type { FieldError } from '../../ports/problem.ts'
import { placesOf } from '../places.ts'
import { hasNumeral } from './plain-digits.ts'
import { hasTypedCardNumber } from './typed-card-number.ts'

/** Errors for texts that contain a card number. Such a request is neither stored nor forwarded (E12). */
export function cardNumbersIn(paths: readonly Path[], value: unknown): FieldError[] {
  if (paths.length === 0) return []
  const places = placesOf(paths, value)
  // Most texts have no digit, and every call pays for what follows.
  if (!places.some(({ found }) => typeof found === 'string' && hasNumeral(found))) return []
  const texts = new Map(places.flatMap(({ pointer, found }) => (typeof found === 'string' ? [[pointer, found]] : [])))
  return [...texts]
    .filter(([pointer, text]) => hasTypedCardNumber(text) || hasTypedCardNumber(fullName(texts, pointer, text)))
    .map(([pointer]) => ({ pointer, code: 'card-number', detail: 'must not contain a card number' }))
}

/** The name and surname as one text, because a card number may be split between the two fields. */
function fullName(texts: ReadonlyMap<string, string>, pointer: string, text: string): string {
  const name = pointer.endsWith('/surname') ? texts.get(pointer.replace(/surname$/, 'name')) : undefined
  return name === undefined || hasTypedCardNumber(name) ? '' : `${name} ${text}`
}

/** An error without card numbers in its pointer: a caller may use one as a property name (decision 10.2). */
export function withoutCardNumber(error: FieldError): FieldError {
  if (!hasTypedCardNumber(error.pointer.replaceAll('~1', '/'))) return error
  const names = error.pointer
    .split('/')
    .map((name) => (hasTypedCardNumber(name.replaceAll('~1', '/')) ? '[card number]' : name))
  return { ...error, pointer: names.join('/') }
}
