import { marks } from '@rota/openapi/agency/marks'
import type { Operation } from '@rota/openapi/agency/operations'
import type { OperationValidators } from '@rota/openapi/agency/validators'
import type { Log } from '../ports/log.ts'
import { Problem } from '../ports/problem.ts'
import type { WireAnswer } from '../ports/platform.ts'
import { encodeJson } from '../translate/encode-json.ts'
import type { Verdict } from '../ports/shelf.ts'
import { Answer } from './answer-bytes.ts'
import type { KnownAnswers } from './known-answers.ts'
import { validatorsOf } from './input.ts'
import { BrokenAnswer } from './broken-answer.ts'
import { judge, type Checks } from './judge.ts'

const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i

/** Who reads an answer, and what is known of earlier ones. */
export interface Reading {
  log: Log
  requestId?: string | undefined
  /** The only property that the caller looks at; the others may be as they like. */
  uses?: string | undefined
  /** Answers to the same operation whose verdict holds for the same bytes; left out where nothing is shared. */
  known?: KnownAnswers | undefined
}

/**
 * A success answer of the agency with its verdict. 502 `upstream-contract` for HTML and for broken JSON, also for
 * ambiguous JSON where the value decides about money or state, and `upstream-too-large` for a compressed one; for a
 * broken schema in mode `enforce` only, `report` logs the places. In mode `off` it is not opened before somebody looks.
 */
export function readAnswer(
  operation: Operation,
  wire: WireAnswer,
  checks: Checks,
  reading: Reading,
): Answer | Promise<Answer> {
  checkForm(wire)
  if (checks.known === 'off') return new Answer(wire.status, wire.bytes, 'unchecked')
  const same = reading.known?.find(operation.operationId, wire)
  if (same !== undefined) return same
  const validators = validatorsOf(operation)
  if (validators instanceof Promise) return validators.then((ready) => judged(operation, wire, checks, reading, ready))
  return judged(operation, wire, checks, reading, validators)
}

function judged(
  operation: Operation,
  wire: WireAnswer,
  checks: Checks,
  { log, requestId, uses, known }: Reading,
  validators: OperationValidators,
): Answer {
  const { operationId, class: name, audience } = operation
  const answer = new Answer(wire.status, wire.bytes, 'whole')
  const value = isOnlyShown(operation) ? answer.shown() : answer.value()
  const validate = validators[`u${wire.status}`]
  if (validate?.(value) === true) {
    known?.add(operationId, answer)
    return answer
  }
  const paths = marks[operationId].answer
  // A search is asked for its prices, and what is a visitor's own is never mended.
  const mends = audience === 'shared' && (name === 'boot' || name === 'catalogue')
  const left = judge(value, validate, { operationId, checks, log, requestId, paths, mends, uses })
  const verdict: Verdict = left === 0 ? 'tolerated' : 'mended'
  return answer.judged(verdict, left === 0 ? wire.bytes : encodeJson(value))
}

/**
 * Whether an answer is everybody's and has nothing in it that must not go out: it is forwarded, and if somebody here looks
 * inside after all, the look is strict. Everything else is money, a visitor's own, or holds something private.
 */
function isOnlyShown({ operationId, class: name, audience }: Operation): boolean {
  return audience === 'shared' && name === 'catalogue' && marks[operationId].answer.private.length === 0
}

/**
 * The value of an answer; 502 `upstream-contract` for HTML and for broken or ambiguous JSON. Nobody has asked for a
 * compressed one: nothing is inflated, and what it would become counts as too large (F11).
 */
export function readJson(wire: WireAnswer): unknown {
  checkForm(wire)
  return new Answer(wire.status, wire.bytes, 'unchecked').value()
}

function checkForm({ headers }: WireAnswer): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Problem('upstream-too-large', { outcome: 'unknown' })
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) throw new BrokenAnswer(false)
}
