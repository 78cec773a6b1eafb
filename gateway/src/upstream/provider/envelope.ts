import { operations } from '@rota/openapi/provider/operations'
import { marks } from '@rota/openapi/provider/marks'
import type { OperationValidators } from '@rota/openapi/provider/validators'
import { readJson } from '../../contract/answer.ts'
import { enforceContract, type EnforcementOptions } from '../../contract/enforce-contract.ts'
import { Problem } from '../../ports/problem.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import { policyOf } from '../../policy/classes.ts'
import { asksToWait } from '../../policy/gate/retry-after.ts'
import { codesOf, meaningOf, TOKEN_REQUIRED, warningsOf } from '../../translate/provider/refusal.ts'
import { pauseProblem } from '../failure.ts'
import { dropNulls } from './nulls.ts'
import type { ProviderOperationId, Wire } from '../../ports/provider.ts'

/** The provider refuses the token; it has certainly not processed the call (decision 16.6). */
export class TokenRefused extends Error {
  constructor() {
    super('The provider does not take the token')
    this.name = 'TokenRefused'
  }
}

/** The parts of an envelope that are used, all optional because responses may be unvalidated. */
interface Envelope {
  header?: { success?: unknown; messages?: Wire['Message'][]; responseTime?: string }
  body?: unknown
}

/** The content of a successful envelope. */
export interface Opened {
  body: unknown
  warnings: readonly string[]
  /** How many invalid items were removed from the lists in the body (F6). */
  leftOut: number
  /** Time of the response, by the provider's clock. */
  responseTime: string | undefined
}

/**
 * Opens the envelope of a response. HTTP status is 200 for success and refusal alike; `header.success` decides
 * (decision 16.1).
 * @throws {TokenRefused} if a new token may help; a Problem for all other failures
 */
export function openEnvelope(
  operationId: ProviderOperationId,
  wire: WireAnswer,
  validators: OperationValidators,
  options: Omit<EnforcementOptions, 'operationId'> & { now: number },
): Opened {
  if (wire.status === 401 || wire.status === 403) throw new TokenRefused()
  if (asksToWait(wire)) throw pauseProblem(wire, options.now)
  if (wire.status < 200 || wire.status > 299) throw failureOf(operationId, wire.status)
  const value = readJson(wire)
  const paths = marks[operationId].answer
  const leftOut = enforceContract(value, validators[`u${wire.status}`], { ...options, operationId, paths })
  dropNulls(value)
  const { header, body } = (typeof value === 'object' && value !== null ? value : {}) as Envelope
  const messages = Array.isArray(header?.messages) ? header.messages.filter(isMessage) : []
  if (header?.success === true && typeof body === 'object' && body !== null) {
    return { body, warnings: warningsOf(messages), leftOut, responseTime: header.responseTime }
  }
  // An envelope that says neither success nor refusal. Validation prevents it, but validation can be switched off.
  if (header?.success !== false) throw new Problem('upstream-contract', { outcome: 'unknown' })
  throw refusalOf(operationId, codesOf(messages), options)
}

function refusalOf(
  operationId: ProviderOperationId,
  codes: string[],
  { log, requestId }: Omit<EnforcementOptions, 'operationId'>,
) {
  if (codes.includes(TOKEN_REQUIRED)) return new TokenRefused()
  log.event('provider-refused', { operationId, codes, ...(requestId === undefined ? {} : { requestId }) })
  const name = meaningOf(codes)
  return new Problem(name, { outcome: 'refused', ...(codes.length === 0 ? {} : { codes }) })
}

/**
 * The problem for an HTTP status other than 200. After a 5xx the outcome is unknown, and redirects are not followed. A
 * 400 is the visitor's fault if the class says so, but never for a login (F8, F12).
 */
function failureOf(operationId: ProviderOperationId, status: number): Problem {
  const isDefinite = status >= 400 && status < 500
  const isVisitorsFault = operationId !== 'providerLogin' && policyOf(operations[operationId].class).passesBadRequest
  const name = status === 400 && isVisitorsFault ? 'bad-request' : 'upstream-broken'
  return new Problem(name, { outcome: isDefinite ? 'refused' : 'unknown' })
}

const isMessage = (value: unknown): value is Wire['Message'] =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
