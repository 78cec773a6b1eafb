import { decodeParameters } from '@rota/openapi/decode'
import { fieldProblems } from '@rota/openapi/errors'
import { marks } from '@rota/openapi/agency/marks'
import type { Operation } from '@rota/openapi/agency/operations'
import { load, type OperationValidators, type Validate } from '@rota/openapi/agency/validators'
import { Problem, type FieldError } from '../errors.ts'
import type { Caller } from '../platform/port.ts'
import { withoutCardNumbers } from './card-number.ts'
import { longPast, pastDates } from './past-dates.ts'
import { todayAt } from './today.ts'
import { unfitValues } from './unfit-values.ts'

type Values = Record<string, unknown>

/** A body of nonsense shall not be answered with a larger one. */
const MOST = 100

/** Parameters of a call, decoded. */
export interface Params {
  path: Values
  query: Values
  header: Values
}

/** The validators of an operation, loaded on first use. */
export function validatorsOf(operation: Operation): Promise<OperationValidators> {
  return load[operation.operationId]()
}

/**
 * Parameters from path (without `/api`), query and headers. 400 `bad-path` or `bad-query` for what cannot be decoded;
 * `sessionId` and `referer` of a caller are dropped (reliability D8).
 */
export function decodeParams(operation: Operation, caller: Caller, path: string, search: string): Params {
  const decoded = decodeParameters(operation, {
    path,
    query: search.replace(/^\?/, ''),
    header: (name) => caller.header(name),
  })
  if (!decoded.ok) throw new Problem(decoded.problem, { detail: decoded.detail })
  return decoded.value
}

/**
 * Checks parameters and body against the contract; 422 `validation` with every error at once, by pointer, without values.
 * @param now epoch milliseconds
 */
export async function checkInput(operation: Operation, params: Params, body: unknown, now: number): Promise<void> {
  const today = todayAt(now)
  const validators = await validatorsOf(operation)
  const { params: inParams, body: inBody } = marks[operation.operationId]
  const judged = [
    ...errorsOf(validators.params, params),
    ...(validators.body === undefined ? [] : errorsOf(validators.body, body)),
    ...pastDates(inParams.notPast, params, today),
    ...pastDates(inBody.notPast, body, today),
    ...longPast(inBody.notLongPast, body, now),
  ]
  const named = new Set(judged.map(({ pointer }) => pointer))
  const unfit = [...unfitValues(params), ...unfitValues(body)].filter(({ pointer }) => !named.has(pointer))
  const errors = [...judged, ...unfit.slice(0, MOST)].map(withoutNumber)
  if (errors.length === 0) return
  const isMissing = operation.missing !== undefined && errors.some(({ pointer }) => isEmptyAt(body, pointer))
  throw new Problem('validation', { errors, ...(isMissing ? { detail: operation.missing } : {}) })
}

/** A pointer repeats names, and somebody may take a card number for one. */
const withoutNumber = ({ pointer, detail }: FieldError): FieldError => ({
  pointer: withoutCardNumbers(pointer),
  detail,
})

/** Whether a pointer names a property of the body itself that is absent or holds nothing. */
function isEmptyAt(body: unknown, pointer: string): boolean {
  const [, name = '', ...deeper] = pointer.split('/')
  if (name === '' || deeper.length > 0 || typeof body !== 'object' || body === null) return false
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function errorsOf(validate: Validate, value: unknown): FieldError[] {
  return validate(value) ? [] : fieldProblems(validate.errors ?? [])
}
