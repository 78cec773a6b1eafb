import { operations } from '@rota/openapi/provider/operations'
import { marks } from '@rota/openapi/provider/marks'
import { load, type OperationValidators } from '@rota/openapi/provider/validators'
import { readJson } from '../../contract/answer.ts'
import { judge, type Judging } from '../../contract/judge.ts'
import { Problem } from '../../ports/problem.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import { policyOf } from '../../policy/classes.ts'
import { asksToWait } from '../../policy/gate/retry-after.ts'
import { codesOf, meaningOf, TOKEN_REQUIRED, warningsOf } from '../../translate/provider/refusal.ts'
import { waitingAsked } from '../failure.ts'
import { dropNulls } from './nulls.ts'
import type { ProviderOperationId, Wire } from '../../ports/provider.ts'

/** The provider does not take the token; the call has certainly not been worked on (decision 16.6). */
export class TokenRefused extends Error {
  constructor() {
    super('The provider does not take the token')
    this.name = 'TokenRefused'
  }
}

/** An envelope, as far as it can be relied on when answers are not checked. */
interface Envelope {
  header?: { success?: unknown; messages?: Wire['Message'][]; responseTime?: string }
  body?: unknown
}

/** What is in an envelope that says success. */
export interface Opened {
  body: unknown
  warnings: readonly string[]
  /** When the provider answered, by its own clock. */
  responseTime: string | undefined
}

/**
 * Opens an answer. HTTP says 200 for success and refusal alike; `header.success` decides (decision 16.1).
 * @throws {TokenRefused} when a new token may help; a Problem for everything else that is no success
 */
export async function openEnvelope(
  operationId: ProviderOperationId,
  wire: WireAnswer,
  judging: Omit<Judging, 'operationId'> & { now: number },
): Promise<Opened> {
  if (wire.status === 401 || wire.status === 403) throw new TokenRefused()
  if (asksToWait(wire)) throw waitingAsked(wire, judging.now)
  if (wire.status < 200 || wire.status > 299) throw failureOf(operationId, wire.status)
  const value = readJson(wire)
  const validators: OperationValidators = await load[operationId]()
  judge(value, validators[`u${wire.status}`], { ...judging, operationId, paths: marks[operationId].answer })
  dropNulls(value)
  const { header, body } = (typeof value === 'object' && value !== null ? value : {}) as Envelope
  const messages = Array.isArray(header?.messages) ? header.messages.filter(isMessage) : []
  if (header?.success === true && typeof body === 'object' && body !== null) {
    return { body, warnings: warningsOf(messages), responseTime: header.responseTime }
  }
  // Neither yes nor no, which only unchecked answers say.
  if (header?.success !== false) throw new Problem('upstream-contract', { outcome: 'unknown' })
  throw refusalOf(operationId, codesOf(messages), judging)
}

function refusalOf(
  operationId: ProviderOperationId,
  codes: string[],
  { log, requestId }: Omit<Judging, 'operationId'>,
) {
  if (codes.includes(TOKEN_REQUIRED)) return new TokenRefused()
  log.event('provider-refused', { operationId, codes, ...(requestId === undefined ? {} : { requestId }) })
  const name = meaningOf(codes)
  return new Problem(name, { outcome: 'refused', ...(codes.length === 0 ? {} : { codes }) })
}

/**
 * Below the envelope. What a 5xx has done nobody knows; redirects are not followed; a 400 is a visitor's doing where the
 * class says so, and a log-in has no visitor (F8, F12).
 */
function failureOf(operationId: ProviderOperationId, status: number): Problem {
  const isDefinite = status >= 400 && status < 500
  const isVisitors = operationId !== 'providerLogin' && policyOf(operations[operationId].class).passesBadRequest
  const name = status === 400 && isVisitors ? 'bad-request' : 'upstream-broken'
  return new Problem(name, { outcome: isDefinite ? 'refused' : 'unknown' })
}

const isMessage = (value: unknown): value is Wire['Message'] =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
