import type { Operation } from '@rota/openapi/agency/operations'
import type { FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'

/** A header that a call lacks. */
export const missingHeader = (name: string): FieldError => ({
  pointer: `/header/${name}`,
  code: 'required',
  detail: 'is required',
})

/**
 * The headers that a call needs and does not have, all at once: who has put one right shall not learn of the next. A
 * booking's version is asked for by the call that changes one (428), although its header is optional.
 */
export const missingHeaders = ({ parameters }: Operation, caller: Caller): FieldError[] =>
  parameters
    .filter((it) => it.in === 'header' && (it.required || it.name === 'if-match'))
    .filter(({ name }) => (caller.header(name) ?? '') === '')
    .map(({ name }) => missingHeader(name))
