import { marks } from '@rota/openapi/agency/marks'
import type { Operation } from '@rota/openapi/agency/operations'
import type { Log } from '../ports/log.ts'
import { Problem } from '../ports/problem.ts'
import type { WireAnswer } from '../ports/platform.ts'
import { validatorsOf } from './input.ts'
import { BrokenAnswer, judge, type Checks } from './judge.ts'
import { decodeUtf8, inspectJson, parseOrUndefined } from './json.ts'

const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i

/**
 * The value of a success answer of the agency, after it has kept the contract. 502 `upstream-contract` for HTML, broken
 * or ambiguous JSON and `upstream-too-large` for a compressed one, whatever the mode; for a broken schema in mode
 * `enforce` only, `report` logs the places. `isWhole` tells that nothing was left out of it.
 */
export async function readAnswer(
  operation: Operation,
  wire: WireAnswer,
  checks: Checks,
  { log, requestId, uses }: { log: Log; requestId?: string | undefined; uses?: string | undefined },
): Promise<{ value: unknown; isWhole: boolean }> {
  const value = readJson(wire)
  if (checks.known === 'off') return { value, isWhole: true }
  const { operationId, class: name, audience } = operation
  const validate = (await validatorsOf(operation))[`u${wire.status}`]
  const paths = marks[operationId].answer
  // A search is asked for its prices, and what is a visitor's own is never mended.
  const mends = audience === 'shared' && (name === 'boot' || name === 'catalogue')
  const left = judge(value, validate, { operationId, checks, log, requestId, paths, mends, uses })
  return { value, isWhole: left === 0 }
}

/**
 * The value of an answer; 502 `upstream-contract` for HTML and for broken or ambiguous JSON. Nobody has asked for a
 * compressed one: nothing is inflated, and what it would become counts as too large (reliability F11).
 */
export function readJson(wire: WireAnswer): unknown {
  const encoding = wire.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Problem('upstream-too-large', { outcome: 'unknown' })
  const value = parseStrictly(wire)
  if (value === undefined) throw new BrokenAnswer(false)
  return value
}

function parseStrictly({ headers, bytes }: WireAnswer): unknown {
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  const text = decodeUtf8(bytes)
  if (text === undefined) return undefined
  const { isTooDeep, hasDuplicate } = inspectJson(text)
  return isTooDeep || hasDuplicate ? undefined : parseOrUndefined(text)
}
