import { codeOf, wordsOf, type FieldCode } from './field-words.ts'
import type { ValidationError } from './runtime.ts'

/** One thing that is wrong with what was sent, as RFC 9457 problems of the gateway list it. */
export interface FieldProblem {
  /** JSON Pointer to the place; a missing or unknown property is named in it. Empty is the whole value. */
  pointer: string
  /** What is wrong, for programs. */
  code: FieldCode
  /** What the place must be. Never repeats a value that was sent. */
  detail: string
}

/** More than any form has; a body of nonsense shall not be answered with a larger one. */
const MOST = 100

/** Ajv's errors as pointers and sentences, all at once, each place and sentence once. */
export function fieldProblems(errors: readonly ValidationError[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const error of errors) {
    // `if` and `propertyNames` only repeat what the errors beneath them say.
    if (error.keyword === 'if' || error.keyword === 'propertyNames') continue
    const problem = { pointer: pointerOf(error), code: codeOf(error), detail: detailOf(error) }
    problems.set(`${problem.pointer} ${problem.detail}`, problem)
    if (problems.size === MOST) break
  }
  return [...problems.values()]
}

/** The key of `params` in which Ajv names the property that an error about an object is about. */
const NAMED_IN: Record<string, string> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
}

function pointerOf(error: ValidationError): string {
  const named = NAMED_IN[error.keyword]
  const name = named === undefined ? error.propertyName : error.params[named]
  return typeof name === 'string' ? `${error.instancePath}/${escape(name)}` : error.instancePath
}

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

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
