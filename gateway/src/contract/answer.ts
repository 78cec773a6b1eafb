import { marks } from '@rota/openapi/agency/marks'
import type { Operation } from '@rota/openapi/agency/operations'
import type { OperationValidators } from '@rota/openapi/agency/validators'
import { createScan, type Form, type Scan } from '@rota/openapi/scan'
import type { Log } from '../ports/log.ts'
import { Problem } from '../ports/problem.ts'
import type { WireAnswer } from '../ports/platform.ts'
import { encodeJson } from '../translate/encode-json.ts'
import type { Verdict } from '../ports/cache-backend.ts'
import { Answer } from './answer-bytes.ts'
import { decodeUtf8, parseOrUndefined } from './json/parse.ts'
import type { Divided } from './known-items.ts'
import type { KnownAnswers } from './known-answers.ts'
import { validatorsOf } from './input.ts'
import { ContractViolation } from './contract-violation.ts'
import { enforceContract, type Checks } from './enforce-contract.ts'

const JSON_TYPE = /^application\/(?:[a-z0-9.-]+\+)?json\s*(?:;|$)/i

/** The context in which a response is read. */
export interface Reading {
  log: Log
  requestId?: string | undefined
  /** The site's host. */
  site?: string | undefined
  /** The only property that the caller uses; errors in other properties do not matter. */
  uses?: string | undefined
  /** Earlier valid responses: identical bytes are not validated again. Omitted for responses that are not shared. */
  knownAnswers?: KnownAnswers | undefined
}

/**
 * Validates a successful response of the agency and returns it with its verdict. Fails with 502 `upstream-contract` for
 * HTML and invalid JSON, and for ambiguous JSON where the value affects money or state; with `upstream-too-large` for a
 * compressed response. A broken schema fails in mode `enforce` only; mode `report` logs the places. In mode `off` the
 * response is not parsed until its value is needed.
 */
export function readAnswer(
  operation: Operation,
  wire: WireAnswer,
  checks: Checks,
  reading: Reading,
): Answer | Promise<Answer> {
  checkHeaders(wire)
  if (checks.known === 'off') return new Answer(wire.status, wire.bytes, 'unchecked')
  const isTooSmall = wire.bytes.byteLength < MIN_REMEMBERED_BYTES
  const actualReading = isTooSmall ? { ...reading, knownAnswers: undefined } : reading
  const identical = actualReading.knownAnswers?.find(operation.operationId, wire)
  if (identical !== undefined) return identical
  const validators = validatorsOf(operation)
  if (validators instanceof Promise)
    return validators.then((loaded) => judgeAnswer(operation, wire, checks, actualReading, loaded))
  return judgeAnswer(operation, wire, checks, actualReading, validators)
}

/** Minimum size of a response in bytes to be remembered. Scanning a smaller one again costs less. */
const MIN_REMEMBERED_BYTES = 16 * 1024

/**
 * Validates a response, the cheapest way first: without the list items that earlier responses have proved valid, by a
 * scan of its bytes, or by its parsed value.
 */
function judgeAnswer(
  operation: Operation,
  wire: WireAnswer,
  checks: Checks,
  { log, requestId, site, uses, knownAnswers }: Reading,
  validators: OperationValidators,
): Answer {
  const { operationId, class: className, audience } = operation
  const answer = new Answer(wire.status, wire.bytes, 'whole')
  const validate = validators[`u${wire.status}`]
  const divided = knownAnswers === undefined ? undefined : dividedList(operation, answer, knownAnswers)
  const passesParsed = () => validate?.(mayForwardBytes(operation) ? answer.valueToForward() : answer.value()) === true
  if (
    (divided?.rest !== undefined && validate?.(parseOrUndefined(divided.rest)) === true) ||
    passesScan(operation, answer, validators) ||
    passesParsed()
  ) {
    divided?.remember()
    if (divided?.measured !== undefined) answer.noteList(divided.measured)
    knownAnswers?.add(operationId, answer)
    return answer
  }
  const value = answer.valueToForward()
  const paths = marks[operationId].answer
  // Search results keep invalid properties, because their prices matter. Responses of one visitor are never changed.
  const prunes = audience === 'shared' && (className === 'boot' || className === 'catalogue')
  const removedCount = enforceContract(value, validate, {
    operationId,
    checks,
    log,
    requestId,
    site,
    paths,
    prunes,
    uses,
  })
  const verdict: Verdict = removedCount === 0 ? 'tolerated' : 'mended'
  return answer.withVerdict(verdict, removedCount === 0 ? wire.bytes : encodeJson(value))
}

const scans = new WeakMap<Form, Scan>()

/**
 * Whether a scan of the bytes proves a response valid; its findings are stored in `answer`. If false, parse and
 * validate.
 */
function passesScan(operation: Operation, answer: Answer, { form }: OperationValidators): boolean {
  if (form === undefined || answer.status !== 200) return false
  const scan = scans.get(form) ?? createScan(form)
  scans.set(form, scan)
  const scanned = scan(answer.bytes)
  if (scanned === undefined) return false
  answer.noteScan(scanned, listOf(operation))
  return true
}

/** The list whose items are validated one by one, if it is a member of the response itself. */
const listOf = ({ operationId }: Operation) =>
  marks[operationId].answer.dropInvalid.find((path) => path.length === 1)?.[0]

/**
 * Divides a list whose items are validated one by one, so that those of earlier responses need not be parsed again.
 * Only for responses that are forwarded unparsed.
 */
function dividedList(operation: Operation, answer: Answer, knownAnswers: KnownAnswers): Divided | undefined {
  const list = listOf(operation)
  if (list === undefined || !mayForwardBytes(operation)) return undefined
  const text = decodeUtf8(answer.bytes)
  return text === undefined ? undefined : knownAnswers.items.divide(operation.operationId, list, text)
}

/**
 * Whether a response is shared and contains nothing private, so that its bytes can be forwarded unparsed. If its value
 * is needed after all, parsing is strict. All other responses contain money, a visitor's own data or private
 * properties.
 */
function mayForwardBytes({ operationId, class: className, audience }: Operation): boolean {
  return audience === 'shared' && className === 'catalogue' && marks[operationId].answer.private.length === 0
}

/**
 * Parses a response. Fails with 502 `upstream-contract` for HTML and for invalid or ambiguous JSON. We never ask for
 * compression, so a compressed response is not decompressed and counts as too large (F11).
 */
export function readJson(wire: WireAnswer): unknown {
  checkHeaders(wire)
  return new Answer(wire.status, wire.bytes, 'unchecked').value()
}

function checkHeaders({ headers }: WireAnswer): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new Problem('upstream-too-large', { outcome: 'unknown' })
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) throw new ContractViolation()
}
