import { fieldProblems } from '@rota/openapi/errors'
import type { AnswerPaths } from '@rota/openapi/agency/marks'
import type { Validate, ValidationError } from '@rota/openapi/agency/validators'
import type { AnswerCheck, AnswerChecks, CheckedId } from '../ports/config.ts'
import type { EventFields, Log } from '../ports/log.ts'
import { ContractViolation } from './contract-violation.ts'
import { isWithin, pruneInvalid, type PruneResult } from './prune-invalid.ts'

/**
 * How strictly a response is validated: confirmed shapes, and shapes that no agency has confirmed yet (`x-assumed`).
 */
export interface Checks {
  /** For shapes that are confirmed, which are all others. */
  known: AnswerCheck
  /** For shapes marked `x-assumed`. */
  assumed: AnswerCheck
}

/** Maximum number of places in one log line. */
const MAX_LOGGED_PLACES = 20

/** How strictly the responses of an operation are validated. */
export function checksOf(checks: AnswerChecks, { operationId }: { operationId: CheckedId }): Checks {
  const ownCheck = checks.operations[operationId]
  if (ownCheck !== undefined) return { known: ownCheck, assumed: ownCheck }
  return { known: checks.default, assumed: checks.assumed ?? checks.default }
}

/** The checks of an operation, unless an operator has set another one for it (decision 49.7). */
export const switchedChecks = (checks: Checks, override: AnswerCheck | undefined): Checks =>
  override === undefined ? checks : { known: override, assumed: override }

/** The response that is validated, how strictly, and where problems are logged. */
export interface EnforcementOptions {
  operationId: CheckedId
  checks: Checks
  log: Log
  requestId?: string | undefined
  /** The site's host. */
  site?: string | undefined
  /** Paths that may be removed, and paths with rules of their own. */
  paths?: Partial<Pick<AnswerPaths, 'dropInvalid' | 'priced' | 'kept' | 'assumed'>>
  /** Invalid optional properties are removed. */
  prunes?: boolean
  /** The only property that the caller uses; errors in other properties do not matter. */
  uses?: string | undefined
}

/**
 * Validates a value against the contract. Mode `enforce` removes what may be removed, logs how much, and otherwise
 * fails with 502 `upstream-contract`. Mode `report` logs the places. Mode `off` does nothing.
 * @returns how many items and properties were removed
 */
export function enforceContract(value: unknown, validate: Validate | undefined, options: EnforcementOptions): number {
  const { operationId, checks, log, requestId, site } = options
  if (checks.known === 'off' || validate?.(value)) return 0
  const fieldsOf = (errors: readonly ValidationError[]): EventFields => {
    const places = validate ? [...new Set(fieldProblems(errors).map(({ pointer }) => pointer))] : ['status']
    return {
      operationId,
      places: places.slice(0, MAX_LOGGED_PLACES),
      ...(requestId === undefined ? {} : { requestId }),
      ...(site === undefined ? {} : { site }),
    }
  }
  const errors = usedErrors(validate, value, options)
  const strictErrors = errors.filter((error) => !isInAssumedShape(error, options))
  if (validate !== undefined && strictErrors.length === 0) {
    if (errors.length > 0 && checks.assumed === 'report') log.event('upstream-assumed', fieldsOf(errors))
    return 0
  }
  const pruned = validate && checks.known === 'enforce' ? prune(value, validate, options) : undefined
  if (pruned !== undefined) return logRemoved(pruned, fieldsOf(strictErrors), log)
  log.event('upstream-contract', fieldsOf(errors))
  if (checks.known === 'enforce') throw new ContractViolation(strictErrors.some((error) => isPrice(error, options)))
  return 0
}

/** Errors at the property that the caller uses. `if` errors are dropped: they only repeat the errors below them. */
function usedErrors(validate: Validate | undefined, value: unknown, { uses }: EnforcementOptions): ValidationError[] {
  if (validate === undefined || validate(value)) return []
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  if (uses === undefined) return errors
  // The property is missing, or the response is not an object.
  const isMissing = ({ instancePath, params: { missingProperty = uses } }: ValidationError) =>
    instancePath === '' && missingProperty === uses
  return errors.filter((error) => isMissing(error) || isWithin(error, [[uses]]))
}

const isPrice = (error: ValidationError, { paths }: EnforcementOptions) => isWithin(error, paths?.priced ?? [])

/**
 * Whether an error may be ignored, because no agency has confirmed its shape yet. Prices are always validated strictly.
 */
function isInAssumedShape(error: ValidationError, options: EnforcementOptions): boolean {
  const { known, assumed } = options.checks
  const mayDiffer = known === 'enforce' && assumed !== 'enforce'
  return mayDiffer && isWithin(error, options.paths?.assumed ?? []) && !isPrice(error, options)
}

/** Removes what may be removed. Undefined if the response stays invalid. */
function prune(value: unknown, validate: Validate, options: EnforcementOptions): PruneResult | undefined {
  const { dropInvalid: lists = [], priced = [], kept = [] } = options.paths ?? {}
  const strictErrors = () => usedErrors(validate, value, options).filter((error) => !isInAssumedShape(error, options))
  return pruneInvalid(value, strictErrors, { lists, properties: options.prunes ?? false, kept: [...kept, ...priced] })
}

/** Returns how many items and properties were removed, and logs it, so that an operator can ask the agency why. */
function logRemoved({ items, properties }: PruneResult, fields: EventFields, log: Log): number {
  if (items > 0) log.event('upstream-items-left-out', { ...fields, count: items })
  if (properties > 0) log.event('upstream-properties-left-out', { ...fields, count: properties })
  return items + properties
}
