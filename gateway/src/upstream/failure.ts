import type { Operation } from '@rota/openapi/agency/operations'
import { Problem, type ProblemName } from '../ports/problem.ts'
import type { CallError, WireAnswer } from '../ports/platform.ts'
import type { ClassPolicy } from '../policy/classes.ts'
import { declineReasonIn } from '../translate/decline-reason.ts'
import { decodeUtf8, parseOrUndefined } from '../contract/json.ts'
import { asksToWait, clampedSeconds, pauseAsked } from '../policy/gate/retry-after.ts'

/** The agency does not know the session a call was sent with; who sent it decides what that means. */
export class UnknownSession extends Error {
  constructor() {
    super('The agency does not know the session')
    this.name = 'UnknownSession'
  }
}

/** What a call that gave no answer is to a caller. */
export function problemOfCall(error: CallError): Problem {
  const outcome = error.sent ? 'unknown' : 'not-sent'
  // Not even connected within the time for an answer: nobody is there.
  const isAbsent = error.reason === 'timeout' && !error.sent
  return new Problem(isAbsent ? 'upstream-unavailable' : NAMES[error.reason], { outcome })
}

const NAMES = {
  cancelled: 'client-closed-request',
  unavailable: 'upstream-unavailable',
  timeout: 'upstream-timeout',
  broken: 'upstream-broken',
  'too-large': 'upstream-too-large',
} as const satisfies Record<CallError['reason'], ProblemName>

/** What the agency may say of a visitor's doing, where the contract has the status (F8). */
const PASSED: Record<string, { status: number; name: ProblemName }> = {
  'sold-out': { status: 409, name: 'sold-out' },
  expired: { status: 409, name: 'expired' },
  'wrong-step': { status: 409, name: 'wrong-step' },
  'over-capacity': { status: 422, name: 'over-capacity' },
  'travellers-refused': { status: 422, name: 'travellers-refused' },
}

/**
 * What an answer that is no success is to a caller. Texts of the agency are never passed on. Redirects are failures and
 * are not followed (F12).
 * @param now epoch milliseconds
 */
export function failureOf(
  operation: Operation,
  policy: ClassPolicy,
  wire: WireAnswer,
  now: number,
): Problem | UnknownSession {
  if (asksToWait(wire)) return waitingAsked(wire, now)
  const { name, declined } = saidBy(wire)
  if (name === 'unknown-session') return new UnknownSession()
  const isDefinite = wire.status >= 400 && wire.status < 500
  const outcome = isDefinite ? 'refused' : 'unknown'
  const declares = (status: number) => operation.responses.includes(String(status))
  const passed = Object.hasOwn(PASSED, name) ? PASSED[name] : undefined
  if (passed !== undefined && passed.status === wire.status && declares(wire.status)) {
    return new Problem(passed.name, { outcome })
  }
  if (isDefinite && declined !== undefined) return new Problem('upstream-broken', { outcome, ...declined })
  if (wire.status === 400 && policy.passesBadRequest) return new Problem('bad-request', { outcome })
  if (wire.status === 404 && declares(404)) return new Problem('not-found', { outcome })
  return new Problem('upstream-broken', { outcome })
}

/** An upstream that wants to be left alone; the pause that our caller is told is bounded (F9). */
export function waitingAsked(wire: WireAnswer, now: number): Problem {
  // Too many calls is a no. What 503 has done before it gave up nobody knows.
  const outcome = wire.status === 429 ? 'refused' : 'unknown'
  return new Problem('upstream-unavailable', { outcome, retryAfter: clampedSeconds(pauseAsked(wire, now)) })
}

/**
 * Whether the agency is down for a call: not there, not in time, failing, or left alone. What it says on purpose about
 * what was asked is no such thing.
 */
export function isDown(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  return error.name === 'upstream-unavailable' || (DOWN.has(error.name) && error.outcome !== 'refused')
}

const DOWN: ReadonlySet<ProblemName> = new Set(['upstream-timeout', 'upstream-broken'])

/** What a problem document of the agency says: its name, empty when it is none, and why a card was declined. */
function saidBy({ headers, bytes }: WireAnswer): { name: string; declined?: ReturnType<typeof declineReasonIn> } {
  if (!headers['content-type']?.includes('json') || bytes.byteLength > 16_384) return { name: '' }
  const document = parseOrUndefined(decodeUtf8(bytes) ?? '')
  const isObject = typeof document === 'object' && document !== null && 'type' in document
  if (!isObject || typeof document.type !== 'string') return { name: '' }
  const name = document.type.slice(document.type.lastIndexOf('/') + 1)
  const bankReason = 'bankReason' in document ? document.bankReason : undefined
  return typeof bankReason === 'string' ? { name, declined: declineReasonIn({ bankReason }) } : { name }
}
