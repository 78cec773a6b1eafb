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
  known: AnswerCheck
  assumed: AnswerCheck
}

/** Maximum number of places in one log line. */
const MOST_PLACES = 20

/** How strictly the responses of an operation are validated. */
export function checksOf(checks: AnswerChecks, { operationId }: { operationId: CheckedId }): Checks {
  const named = checks.operations[operationId]
  if (named !== undefined) return { known: named, assumed: named }
  return { known: checks.default, assumed: checks.assumed ?? checks.default }
}

/** The checks of an operation, unless an operator has set another one for it (decision 49.7). */
export const switchedChecks = (checks: Checks, set: AnswerCheck | undefined): Checks =>
  set === undefined ? checks : { known: set, assumed: set }

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
  const about = (errors: readonly ValidationError[]): EventFields => {
    const places = validate ? [...new Set(fieldProblems(errors).map(({ pointer }) => pointer))] : ['status']
    return {
      operationId,
      places: places.slice(0, MOST_PLACES),
      ...(requestId === undefined ? {} : { requestId }),
      ...(site === undefined ? {} : { site }),
    }
  }
  const errors = usedErrors(validate, value, options)
  const strict = errors.filter((error) => !isLoose(error, options))
  if (validate !== undefined && strict.length === 0) {
    if (errors.length > 0 && checks.assumed === 'report') log.event('upstream-assumed', about(errors))
    return 0
  }
  const pruned = validate && checks.known === 'enforce' ? prune(value, validate, options) : undefined
  if (pruned !== undefined) return report(pruned, about(strict), log)
  log.event('upstream-contract', about(errors))
  if (checks.known === 'enforce') throw new ContractViolation(strict.some((error) => isPrice(error, options)))
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

/** Whether an error is in a shape that no agency has confirmed yet. Prices are always validated strictly. */
function isLoose(error: ValidationError, options: EnforcementOptions): boolean {
  const { known, assumed } = options.checks
  const mayDiffer = known === 'enforce' && assumed !== 'enforce'
  return mayDiffer && isWithin(error, options.paths?.assumed ?? []) && !isPrice(error, options)
}

function prune(value: unknown, validate: Validate, options: EnforcementOptions): PruneResult | undefined {
  const { dropInvalid: lists = [], priced = [], kept = [] } = options.paths ?? {}
  const strict = () => usedErrors(validate, value, options).filter((error) => !isLoose(error, options))
  return pruneInvalid(value, strict, { lists, properties: options.prunes ?? false, kept: [...kept, ...priced] })
}

/** Logs how much was removed, so that an operator can ask the agency why. */
function report({ items, properties }: PruneResult, about: EventFields, log: Log): number {
  if (items > 0) log.event('upstream-items-left-out', { ...about, count: items })
  if (properties > 0) log.event('upstream-properties-left-out', { ...about, count: properties })
  return items + properties
}
