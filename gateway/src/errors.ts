import type { Schemas } from './contract/types.ts'

type Money = Schemas['Money']

/** Every problem the gateway can answer, with its status and title. `type` is `/docs/errors/{name}`. */
export const PROBLEMS = {
  'bad-host': [400, 'The host name of the request cannot be read'],
  'bad-path': [400, 'The path of the request cannot be read'],
  'bad-query': [400, 'The query of the request cannot be read'],
  'bad-request': [400, 'The agency cannot read the request'],
  'malformed-json': [400, 'The body is not JSON'],
  'too-deep': [400, 'The body is nested too deeply'],
  'idempotency-key-missing': [400, 'An Idempotency-Key is needed'],
  'bad-key': [401, 'The key of the call is not one of this site'],
  'session-expired': [401, 'The session is over'],
  'scope-missing': [403, 'The key of the call lacks a scope'],
  'cross-site': [403, 'The call does not come from the site itself'],
  'not-found': [404, 'There is no such thing'],
  'method-not-allowed': [405, 'The path has no such method'],
  'empty-basket': [409, 'The basket is empty'],
  expired: [409, 'The offer or the transaction has expired'],
  'in-progress': [409, 'The same call is being worked on'],
  'payment-in-progress': [409, 'A payment of this booking is under way'],
  'price-changed': [409, 'The price has changed'],
  'sold-out': [409, 'It is sold out'],
  'wrong-step': [409, 'The booking is not at this step'],
  'stale-version': [412, 'The booking has changed since'],
  'too-large': [413, 'The body is too large'],
  'too-many': [413, 'The body has too many values'],
  'unsupported-media-type': [415, 'The body is not plain JSON'],
  'unknown-site': [421, 'There is no site of this name'],
  'card-number': [422, 'Card number in a text'],
  'idempotency-mismatch': [422, 'The Idempotency-Key belongs to another call'],
  'over-capacity': [422, 'More people than there is room for'],
  'travellers-refused': [422, 'The provider does not take the travellers as they are'],
  validation: [422, 'The request does not keep the contract'],
  'precondition-required': [428, 'If-Match is needed'],
  'too-many-requests': [429, 'That was too often in a short time'],
  'client-closed-request': [499, 'The caller has hung up'],
  internal: [500, 'A fault of the gateway'],
  'payment-step-rejected': [502, 'The next step of the payment is not acceptable'],
  'upstream-broken': [502, 'The agency failed'],
  'upstream-contract': [502, 'The agency answered something that is no answer'],
  'upstream-refused': [502, 'The provider has refused the call'],
  'upstream-too-large': [502, 'The answer of the agency is too large'],
  overloaded: [503, 'Gateway overloaded'],
  'card-unavailable': [503, 'Card payment is not available now'],
  'try-later': [503, 'Storage unavailable'],
  'upstream-unavailable': [503, 'The agency cannot be reached'],
  'upstream-timeout': [504, 'The agency did not answer in time'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemName = keyof typeof PROBLEMS

/** A place in the request and what is wrong there; never the value that was sent. */
export interface FieldError {
  pointer: string
  detail: string
}

/**
 * How a failed upstream call ended for the upstream: `not-sent`, it certainly knows nothing of it; `refused`, it has
 * definitely said no; `unknown`, it may or may not have done it (reliability 0, measurement 3).
 */
export type Outcome = 'not-sent' | 'refused' | 'unknown'

export interface ProblemExtras {
  detail?: string
  errors?: FieldError[]
  /** Message codes of the provider: symbols, never its texts. */
  codes?: readonly string[]
  /** With `price-changed`: the price that had been accepted, and the one that is true now. */
  accepted?: Money
  current?: Money
  /** With `payment-in-progress`: the payment that is under way, for the session that pays it. */
  paymentToken?: string
  /** Seconds until the same call may be made again; also answered as `retry-after`. */
  retryAfter?: number
  /** Response headers that belong to the problem, such as `allow`. */
  headers?: Record<string, string>
  /** Set on problems that an upstream call ended in. */
  outcome?: Outcome
}

/** The one error that is thrown on purpose; `onError` answers it as `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  override readonly name: ProblemName
  readonly status: number
  readonly title: string
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  readonly codes: readonly string[] | undefined
  readonly accepted: Money | undefined
  readonly paymentToken: string | undefined
  readonly current: Money | undefined
  readonly retryAfter: number | undefined
  readonly headers: Record<string, string>
  readonly outcome: Outcome | undefined

  constructor(name: ProblemName, extras: ProblemExtras = {}) {
    const [status, title] = PROBLEMS[name]
    super(title)
    this.name = name
    this.status = status
    this.title = title
    this.detail = extras.detail
    this.errors = extras.errors
    this.codes = extras.codes
    this.accepted = extras.accepted
    this.paymentToken = extras.paymentToken
    this.current = extras.current
    const { retryAfter, headers } = extras
    this.retryAfter = retryAfter
    this.headers = { ...(retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` }), ...headers }
    this.outcome = extras.outcome
  }
}

/** The body of a problem answer. `instance` is left out: a path may hold a token. */
export function problemBody(problem: Problem, requestId: string): Schemas['Problem'] {
  const { name, status, title, detail, errors, retryAfter, codes, accepted, current, paymentToken } = problem
  return {
    type: `/docs/errors/${name}`,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    requestId,
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(codes === undefined ? {} : { codes: [...codes] }),
    ...(accepted === undefined ? {} : { accepted }),
    ...(paymentToken === undefined ? {} : { paymentToken }),
    ...(current === undefined ? {} : { current }),
  }
}
