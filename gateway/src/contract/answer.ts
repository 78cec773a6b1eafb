import { fieldProblems } from '@rota/openapi/errors'
import type { Operation } from '@rota/openapi/agency/operations'
import type { Validate } from '@rota/openapi/agency/validators'
import type { AnswerCheck, AnswerChecks, CheckedId, Log } from '../context.ts'
import { Problem } from '../errors.ts'
import type { WireAnswer } from '../platform/port.ts'
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
}

/**
 * The value of a success answer of the agency, after it has kept the contract. 502 `upstream-contract` for HTML, broken
 * or ambiguous JSON and `upstream-too-large` for a compressed one, whatever the mode; for a broken schema in mode
 * `enforce` only, `report` logs the places.
 */
export async function readAnswer(
  operation: Operation,
  wire: WireAnswer,
  check: AnswerCheck,
  { log, requestId }: { log: Log; requestId?: string | undefined },
): Promise<unknown> {
  const value = readJson(wire)
  if (check === 'off') return value
  const validate = (await validatorsOf(operation))[`u${wire.status}`]
  judge(value, validate, { operationId: operation.operationId, check, log, requestId })
  return value
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

/** Holds a value against the contract: 502 `upstream-contract` in mode `enforce`; `report` logs the places; `off` does nothing. */
export function judge(value: unknown, validate: Validate | undefined, judging: Judging): void {
  const { operationId, check, log, requestId } = judging
  if (check === 'off' || validate?.(value)) return
  const places = validate ? fieldProblems(validate.errors ?? []).map(({ pointer }) => pointer) : ['status']
  log.event('upstream-contract', {
    operationId,
    places: places.slice(0, 20),
    ...(requestId === undefined ? {} : { requestId }),
  })
  if (check === 'enforce') throw broken()
}

const broken = () => new Problem('upstream-contract', { outcome: 'unknown' })

function parseStrictly({ headers, bytes }: WireAnswer): unknown {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  const text = decodeUtf8(bytes)
  if (text === undefined) return undefined
  const { isTooDeep, hasDuplicate } = inspectJson(text)
  return isTooDeep || hasDuplicate ? undefined : parseOrUndefined(text)
}
