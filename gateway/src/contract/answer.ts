import { fieldProblems } from '@rota/openapi/errors'
import type { Operation } from '@rota/openapi/agency/operations'
import type { Validate } from '@rota/openapi/agency/validators'
import type { AnswerCheck, AnswerChecks, Log } from '../context.ts'
import { Problem } from '../errors.ts'
import type { WireAnswer } from '../platform/port.ts'
import { validatorsOf } from './input.ts'
import { decodeUtf8, inspectJson, parseOrUndefined } from './json.ts'

/** How strictly the answers of an operation are taken. */
export const checkOf = (checks: AnswerChecks, operation: Operation): AnswerCheck =>
  checks.operations[operation.operationId] ?? checks.default

const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i

/**
 * The value of a success answer of the agency, after it has kept the contract. 502 `upstream-contract` for HTML, broken,
 * compressed or ambiguous JSON whatever the mode; for a broken schema in mode `enforce` only, `report` logs the places.
 */
export async function readAnswer(
  operation: Operation,
  wire: WireAnswer,
  check: AnswerCheck,
  { log, requestId }: { log: Log; requestId?: string | undefined },
): Promise<unknown> {
  const value = parseStrictly(wire)
  if (value === undefined) throw broken()
  if (check === 'off') return value
  const validate: Validate | undefined = (await validatorsOf(operation))[`u${wire.status}`]
  if (validate?.(value)) return value
  const places = validate ? fieldProblems(validate.errors ?? []).map(({ pointer }) => pointer) : ['status']
  log.event('upstream-contract', {
    operationId: operation.operationId,
    places: places.slice(0, 20),
    ...(requestId === undefined ? {} : { requestId }),
  })
  if (check === 'enforce') throw broken()
  return value
}

const broken = () => new Problem('upstream-contract', { outcome: 'unknown' })

function parseStrictly({ headers, bytes }: WireAnswer): unknown {
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  if (!isPlain || !JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  const text = decodeUtf8(bytes)
  if (text === undefined) return undefined
  const { isTooDeep, hasDuplicate } = inspectJson(text)
  return isTooDeep || hasDuplicate ? undefined : parseOrUndefined(text)
}
