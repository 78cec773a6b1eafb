import { fieldProblems } from '@rota/openapi/errors'
import { marks, type Path } from '@rota/openapi/agency/marks'
import type { Operation } from '@rota/openapi/agency/operations'
import type { Validate } from '@rota/openapi/agency/validators'
import type { AnswerCheck, AnswerChecks, CheckedId, Log } from '../context.ts'
import { Problem } from '../errors.ts'
import type { WireAnswer } from '../platform/port.ts'
import { dropInvalid } from './drop-invalid.ts'
import { validatorsOf } from './input.ts'
import { decodeUtf8, inspectJson, parseOrUndefined } from './json.ts'

/** How strictly the answers of an operation are taken. */
export const checkOf = (checks: AnswerChecks, { operationId }: { operationId: CheckedId }): AnswerCheck =>
  checks.operations[operationId] ?? checks.default

const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i

/** Whose answer is judged, how strictly, and where to say so. */
export interface Judging {
  operationId: CheckedId
  check: AnswerCheck
  log: Log
  requestId?: string | undefined
  /** Lists whose items are left out one by one. */
  lists?: readonly Path[]
}

/**
 * The value of a success answer of the agency, after it has kept the contract. 502 `upstream-contract` for HTML, broken
 * or ambiguous JSON and `upstream-too-large` for a compressed one, whatever the mode; for a broken schema in mode
 * `enforce` only, `report` logs the places. `dropped` items of its lists were left out.
 */
export async function readAnswer(
  operation: Operation,
  wire: WireAnswer,
  check: AnswerCheck,
  { log, requestId }: { log: Log; requestId?: string | undefined },
): Promise<{ value: unknown; dropped: number }> {
  const value = readJson(wire)
  if (check === 'off') return { value, dropped: 0 }
  const { operationId } = operation
  const validate = (await validatorsOf(operation))[`u${wire.status}`]
  const lists = marks[operationId].answer.dropInvalid
  return { value, dropped: judge(value, validate, { operationId, check, log, requestId, lists }) }
}

/**
 * The value of an answer; 502 `upstream-contract` for HTML and for broken or ambiguous JSON. Nobody has asked for a
 * compressed one: nothing is inflated, and what it would become counts as too large (reliability F11).
 */
export function readJson(wire: WireAnswer): unknown {
  const encoding = wire.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Problem('upstream-too-large', { outcome: 'unknown' })
  const value = parseStrictly(wire)
  if (value === undefined) throw broken()
  return value
}

/**
 * Holds a value against the contract: 502 `upstream-contract` in mode `enforce`; `report` logs the places; `off` does
 * nothing. Where only items of marked lists break it they are taken out, and counted in the log.
 * @returns how many items were taken out
 */
export function judge(value: unknown, validate: Validate | undefined, judging: Judging): number {
  const { operationId, check, log, requestId, lists = [] } = judging
  if (check === 'off' || validate?.(value)) return 0
  const errors = validate?.errors ?? []
  const places = validate ? fieldProblems(errors).map(({ pointer }) => pointer) : ['status']
  const about = { operationId, places: places.slice(0, 20), ...(requestId === undefined ? {} : { requestId }) }
  const count = check === 'enforce' ? dropInvalid(value, errors, lists) : 0
  if (count > 0 && validate?.(value)) {
    log.event('upstream-items-left-out', { ...about, count })
    return count
  }
  log.event('upstream-contract', about)
  if (check === 'enforce') throw broken()
  return 0
}

const broken = () => new Problem('upstream-contract', { outcome: 'unknown' })

function parseStrictly({ headers, bytes }: WireAnswer): unknown {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  const text = decodeUtf8(bytes)
  if (text === undefined) return undefined
  const { isTooDeep, hasDuplicate } = inspectJson(text)
  return isTooDeep || hasDuplicate ? undefined : parseOrUndefined(text)
}
