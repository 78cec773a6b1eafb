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
 * Names of the headers that the calls of an operation need. A booking's version is asked for by the call that changes one
 * (428), although its header is optional.
 */
export const neededHeaders = ({ parameters }: Operation): string[] =>
  parameters.filter((it) => it.in === 'header' && (it.required || it.name === 'if-match')).map(({ name }) => name)

/** The needed headers that a call does not have, all at once: who has put one right shall not learn of the next. */
export const missingHeaders = (needed: readonly string[], caller: Caller): FieldError[] =>
  needed.filter((name) => (caller.header(name) ?? '') === '').map(missingHeader)
