import type { Operation } from '@rota/openapi/agency/operations'
import { Problem, type ProblemName } from '../ports/problem.ts'
import type { CallError, WireAnswer } from '../ports/platform.ts'
import type { ClassPolicy } from '../policy/classes.ts'
import { declineReasonIn } from '../translate/decline-reason.ts'
import { decodeUtf8, parseOrUndefined } from '../contract/json/parse.ts'
import { asksToWait, clampedSeconds, requestedPause } from '../policy/gate/retry-after.ts'

/** The agency does not know the session of a call. The caller decides what that means. */
export class UnknownSession extends Error {
  constructor() {
    super('The agency does not know the session')
    this.name = 'UnknownSession'
  }
}

/** The problem for a call without a response. */
export function problemOfCall(error: CallError): Problem {
  const outcome = error.sent ? 'unknown' : 'not-sent'
  // If there was no connection within the deadline, the upstream is down.
  const isAbsent = error.reason === 'timeout' && !error.sent
  return new Problem(isAbsent ? 'upstream-unavailable' : PROBLEM_OF_REASON[error.reason], { outcome })
}

/** The problem for each reason of a failed call. */
const PROBLEM_OF_REASON = {
  cancelled: 'client-closed-request',
  unavailable: 'upstream-unavailable',
  timeout: 'upstream-timeout',
  broken: 'upstream-broken',
  'too-large': 'upstream-too-large',
} as const satisfies Record<CallError['reason'], ProblemName>

/** Problems of the agency that a visitor can cause, passed on if the contract has the status (F8). */
const PASSED_ON: Record<string, { status: number; name: ProblemName }> = {
  'sold-out': { status: 409, name: 'sold-out' },
  expired: { status: 409, name: 'expired' },
  'wrong-step': { status: 409, name: 'wrong-step' },
  'over-capacity': { status: 422, name: 'over-capacity' },
  'travellers-refused': { status: 422, name: 'travellers-refused' },
}

/**
 * The problem for a response that is not a success. Texts of the agency are never passed on. Redirects are failures and
 * not followed (F12).
 * @param now epoch milliseconds
 */
export function failureOf(
  operation: Operation,
  policy: ClassPolicy,
  wire: WireAnswer,
  now: number,
): Problem | UnknownSession {
  if (asksToWait(wire)) return pauseProblem(wire, now)
  const { name, declined } = problemIn(wire)
  if (name === 'unknown-session') return new UnknownSession()
  const isDefinite = wire.status >= 400 && wire.status < 500
  const outcome = isDefinite ? 'refused' : 'unknown'
  const declares = (status: number) => operation.responses.includes(String(status))
  const passedOn = Object.hasOwn(PASSED_ON, name) ? PASSED_ON[name] : undefined
  if (passedOn !== undefined && passedOn.status === wire.status && declares(wire.status)) {
    return new Problem(passedOn.name, { outcome })
  }
  if (isDefinite && declined !== undefined) return new Problem('upstream-broken', { outcome, ...declined })
  if (wire.status === 400 && policy.passesBadRequest) return new Problem('bad-request', { outcome })
  if (wire.status === 404 && declares(404)) return new Problem('not-found', { outcome })
  return new Problem('upstream-broken', { outcome })
}

/** The problem for an upstream that asks callers to wait. The `Retry-After` passed on to our caller is limited (F9). */
export function pauseProblem(wire: WireAnswer, now: number): Problem {
  // 429 is a refusal. After 503, nobody knows what was done before it.
  const outcome = wire.status === 429 ? 'refused' : 'unknown'
  return new Problem('upstream-unavailable', { outcome, retryAfter: clampedSeconds(requestedPause(wire, now)) })
}

/**
 * Whether the agency is down for a call: unreachable, too slow, failing, or suspended by the breaker. Deliberate
 * refusals do not count.
 */
export function isDown(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  return error.name === 'upstream-unavailable' || (DOWN.has(error.name) && error.outcome !== 'refused')
}

const DOWN: ReadonlySet<ProblemName> = new Set(['upstream-timeout', 'upstream-broken'])

/** Maximum size of a response that is parsed for a problem, in bytes. */
const MAX_PROBLEM_BYTES = 16 * 1024

/**
 * The problem name that a response of the agency contains, empty if none, and the bank's reason if it declined the
 * card.
 */
function problemIn({ headers, bytes }: WireAnswer): { name: string; declined?: ReturnType<typeof declineReasonIn> } {
  if (!headers['content-type']?.includes('json') || bytes.byteLength > MAX_PROBLEM_BYTES) return { name: '' }
  const document = parseOrUndefined(decodeUtf8(bytes) ?? '')
  const isObject = typeof document === 'object' && document !== null && 'type' in document
  if (!isObject || typeof document.type !== 'string') return { name: '' }
  const name = document.type.slice(document.type.lastIndexOf('/') + 1)
  const bankReason = 'bankReason' in document ? document.bankReason : undefined
  return typeof bankReason === 'string' ? { name, declined: declineReasonIn({ bankReason }) } : { name }
}
