import { decodeParameters } from '@rota/openapi/decode'
import { fieldProblems } from '@rota/openapi/errors'
import { marks } from '@rota/openapi/agency/marks'
import type { Operation } from '@rota/openapi/agency/operations'
import { load, type OperationValidators, type Validate } from '@rota/openapi/agency/validators'
import { onFirstUse } from '../translate/first-use.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { cardNumbersIn, withoutCardNumber } from './card-numbers/card-places.ts'
import { longPast, pastDates } from './past-dates.ts'
import { todayAt } from '../translate/today.ts'
import { valueAt } from '../translate/value-at.ts'
import { unfitValues } from './unfit-values.ts'

type Values = Record<string, unknown>

/** Maximum number of errors reported for unfit values, which limits the size of the response. */
const MAX_UNFIT_ERRORS = 100

/** Decoded parameters of a call. */
export interface Params {
  path: Values
  query: Values
  header: Values
}

const loaders = new Map(
  Object.entries(load).map(([id, loadValidators]) => [id, onFirstUse<OperationValidators>(loadValidators)]),
)

/** The validators of an operation. Loaded on first use; after that, returned synchronously. */
export function validatorsOf({ operationId }: Operation): OperationValidators | Promise<OperationValidators> {
  const validators = loaders.get(operationId)
  if (validators === undefined) throw new Error(`${operationId} has no validators`)
  return validators()
}

/**
 * Decodes parameters from path (without `/api`), query and headers. Fails with 400 `bad-path` or `bad-query`. Ignores
 * `sessionId` and `referer` from callers (D8).
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
 * Validates parameters and body against the contract. Fails with 422 `validation`, listing all errors by pointer and
 * without values, or with 422 `card-number` if card numbers in texts are the only errors.
 * @param now epoch milliseconds
 */
export function checkInput(
  operation: Operation,
  params: Params,
  body: unknown,
  now: number,
): Promise<void> | undefined {
  const loaded = validatorsOf(operation)
  if (loaded instanceof Promise) return loaded.then((validators) => checkWith(validators, operation, params, body, now))
  checkWith(loaded, operation, params, body, now)
  return undefined
}

function checkWith(
  validators: OperationValidators,
  operation: Operation,
  params: Params,
  body: unknown,
  now: number,
): void {
  const { params: paramMarks, body: bodyMarks } = marks[operation.operationId]
  const schemaErrors: FieldError[] = []
  addErrors(schemaErrors, validators.params, params)
  for (const error of schemaErrors) if (isRepeated(params, error)) error.detail = 'must be sent once'
  if (validators.body !== undefined) addErrors(schemaErrors, validators.body, body)
  if (paramMarks.notPast.length > 0) schemaErrors.push(...pastDates(paramMarks.notPast, params, todayAt(now)))
  if (bodyMarks.notPast.length > 0) schemaErrors.push(...pastDates(bodyMarks.notPast, body, todayAt(now)))
  if (bodyMarks.notLongPast.length > 0) schemaErrors.push(...longPast(bodyMarks.notLongPast, body, now))
  const cardErrors = cardNumbersIn(paramMarks.freeText, params)
  if (bodyMarks.freeText.length > 0) cardErrors.push(...cardNumbersIn(bodyMarks.freeText, body))
  const unfitErrors = unfitValues(params)
  if (body !== undefined) unfitErrors.push(...unfitValues(body))
  if (schemaErrors.length === 0 && cardErrors.length === 0 && unfitErrors.length === 0) return
  if (schemaErrors.length === 0 && cardErrors.length > 0) throw new Problem('card-number', { errors: cardErrors })
  const pointersWithError = new Set(schemaErrors.map(({ pointer }) => pointer))
  const isNew = ({ pointer }: FieldError) => !pointersWithError.has(pointer)
  const errors = [
    ...schemaErrors,
    ...cardErrors.filter(isNew),
    ...unfitErrors.filter(isNew).slice(0, MAX_UNFIT_ERRORS),
  ].map(withoutCardNumber)
  const lacksValue = operation.missing !== undefined && errors.some(({ pointer }) => isEmptyAt(body, pointer))
  throw new Problem('validation', { errors, ...(lacksValue ? { detail: operation.missing } : {}) })
}

/** Whether a pointer names a top-level property of the body that is missing or empty. */
function isEmptyAt(body: unknown, pointer: string): boolean {
  const [, name = '', ...deeper] = pointer.split('/')
  if (name === '' || deeper.length > 0 || typeof body !== 'object' || body === null) return false
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1]
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Whether a query parameter that takes a single value was sent several times, which makes a list of it. */
function isRepeated({ query }: Params, { pointer, code }: FieldError): boolean {
  const [, place, ...names] = pointer.split('/')
  return code === 'type' && place === 'query' && Array.isArray(valueAt(query, names))
}

function addErrors(errors: FieldError[], validate: Validate, value: unknown): void {
  if (!validate(value)) errors.push(...fieldProblems(validate.errors ?? []))
}
