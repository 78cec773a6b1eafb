import { codeOf, wordsOf, type FieldCode } from './field-words.ts'
import type { ValidationError } from './runtime.ts'

/** One error of a request, as listed in a problem's `errors`. */
export interface FieldProblem {
  /** JSON Pointer to the value, or to the missing or unknown property. Empty for the whole value. */
  pointer: string
  /** Machine-readable reason. */
  code: FieldCode
  /** What is expected. Never repeats a value of the request. */
  detail: string
}

/** Maximum number of reported errors, more than any form has fields. It limits the response to a hostile body. */
const MOST_ERRORS = 100

/** Converts errors of Ajv into pointers and sentences, without duplicates and at most 100. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const error of errors) {
    // `if` and `propertyNames` only repeat the errors beneath them.
    if (error.keyword === 'if' || error.keyword === 'propertyNames') continue
    const problem = { pointer: pointerOf(error), code: codeOf(error), detail: detailOf(error) }
    problems.set(`${problem.pointer} ${problem.detail}`, problem)
    if (problems.size === MOST_ERRORS) break
  }
  return [...problems.values()]
}

/** The member of `params` in which Ajv names the missing or unknown property, by keyword. */
const PROPERTY_PARAM: Record<string, string> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
}

function pointerOf(error: ValidationError): string {
  const param = PROPERTY_PARAM[error.keyword]
  const name = param === undefined ? error.propertyName : error.params[param]
  return typeof name === 'string' ? `${error.instancePath}/${pointerToken(name)}` : error.instancePath
}

/** A member's name as one token of a JSON Pointer (RFC 6901). */
export const pointerToken = (name: string) =>
  /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name

function detailOf(error: ValidationError): string {
  const { keyword, params } = error
  if (keyword === 'required') return 'is required'
  if (keyword === 'dependentRequired') return `is required with ${String(params.property)}`
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'is not part of the contract'
  if (keyword === 'false schema') return 'is not part of the contract'
  if (error.propertyName !== undefined) return 'is not a possible name'
  if (keyword === 'enum') return `must be ${list(params.allowedValues)}`
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`
  return wordsOf(error) ?? error.message ?? 'is not valid'
}

function list(values: unknown): string {
  const texts = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : ['the allowed values']
  return texts.length === 1 ? texts.join('') : `one of ${texts.join(', ')}`
}
