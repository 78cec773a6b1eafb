import type { Operation } from '@rota/openapi/agency/operations'
import { Problem, type ProblemName } from '../errors.ts'
import type { CallError, WireAnswer } from '../platform/port.ts'
import type { ClassPolicy } from '../policy/classes.ts'
import { decodeUtf8, parseOrUndefined } from '../contract/json.ts'

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

/** What the agency may say of a visitor's doing, where the contract has the status (reliability F8). */
const PASSED: Record<string, { status: number; name: ProblemName }> = {
  'sold-out': { status: 409, name: 'sold-out' },
  expired: { status: 409, name: 'expired' },
  'wrong-step': { status: 409, name: 'wrong-step' },
  'over-capacity': { status: 422, name: 'over-capacity' },
  'travellers-refused': { status: 422, name: 'travellers-refused' },
}

/**
 * What an answer that is no success is to a caller. Texts of the agency are never passed on. Redirects are failures and
 * are not followed (reliability F12).
 */
export function failureOf(operation: Operation, policy: ClassPolicy, wire: WireAnswer): Problem | UnknownSession {
  const name = problemName(wire)
  if (name === 'unknown-session') return new UnknownSession()
  const isDefinite = wire.status >= 400 && wire.status < 500
  const outcome = isDefinite ? 'refused' : 'unknown'
  const declares = (status: number) => operation.responses.includes(String(status))
  const passed = Object.hasOwn(PASSED, name) ? PASSED[name] : undefined
  if (passed !== undefined && passed.status === wire.status && declares(wire.status)) {
    return new Problem(passed.name, { outcome })
  }
  if (wire.status === 400 && policy.passesBadRequest) return new Problem('bad-request', { outcome })
  if (wire.status === 404 && declares(404)) return new Problem('not-found', { outcome })
  return new Problem('upstream-broken', { outcome })
}

/** Whether the agency is down for a call: not there, not in time, or failing. What it says on purpose is no such thing. */
export function isDown(error: unknown): boolean {
  const isFailure = error instanceof Problem && error.outcome !== 'refused'
  return isFailure && DOWN.has(error.name)
}

const DOWN: ReadonlySet<ProblemName> = new Set(['upstream-unavailable', 'upstream-timeout', 'upstream-broken'])

/** The name in a problem document of the agency; empty when it is none. */
function problemName({ headers, bytes }: WireAnswer): string {
  if (!headers['content-type']?.includes('json') || bytes.byteLength > 16_384) return ''
  const document = parseOrUndefined(decodeUtf8(bytes) ?? '')
  const isObject = typeof document === 'object' && document !== null && 'type' in document
  return isObject && typeof document.type === 'string' ? document.type.slice(document.type.lastIndexOf('/') + 1) : ''
}
