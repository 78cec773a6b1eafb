import type { Operation } from '@rota/openapi/agency/operations'
import type { FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'

/** The field error of a missing header. */
export const missingHeader = (name: string): FieldError => ({
  pointer: `/header/${name}`,
  code: 'required',
  detail: 'is required',
})

/**
 * Names of the required headers of an operation. If-Match is included, although the contract lists it as optional,
 * because its absence is 428.
 */
export const neededHeaders = ({ parameters }: Operation): string[] =>
  parameters
    .filter((parameter) => parameter.in === 'header' && (parameter.required || parameter.name === 'if-match'))
    .map(({ name }) => name)

/** Field errors for all required headers that a call lacks, together so that callers need not fix them one by one. */
export const missingHeaders = (needed: readonly string[], caller: Caller): FieldError[] =>
  needed.filter((name) => (caller.header(name) ?? '') === '').map(missingHeader)
