import type { Schemas } from './contract.ts'

type Money = Schemas['Money']

/** The name of a problem in the contract. */
export type ProblemName = Schemas['ProblemName']

/** Status and title of every problem. `type` is `/docs/errors/{name}`. */
export const PROBLEMS: Readonly<Record<ProblemName, readonly [status: number, title: string]>> = {
  'bad-host': [400, 'Invalid host name'],
  'bad-path': [400, 'Invalid path'],
  'bad-query': [400, 'Invalid query'],
  'bad-request': [400, 'Request refused by the agency'],
  'malformed-json': [400, 'Malformed JSON'],
  'too-deep': [400, 'Body nested too deeply'],
  'idempotency-key-missing': [400, 'Idempotency-Key missing'],
  'bad-key': [401, 'Unknown site key'],
  'key-missing': [401, 'Site key missing'],
  'session-missing': [401, 'Session missing'],
  'session-expired': [401, 'Session expired'],
  'scope-missing': [403, 'Scope of the key insufficient'],
  'cross-site': [403, 'Cross-site call refused'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'empty-basket': [409, 'Basket empty'],
  expired: [409, 'Offer expired'],
  'in-progress': [409, 'Call in progress'],
  'payment-in-progress': [409, 'Payment in progress'],
  'price-changed': [409, 'Price changed'],
  'sold-out': [409, 'Sold out'],
  'wrong-step': [409, 'Wrong step of the booking'],
  'stale-version': [412, 'Booking changed meanwhile'],
  'too-large': [413, 'Body too large'],
  'too-many': [413, 'Too many values in the body'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  'unknown-site': [421, 'Unknown site'],
  'card-number': [422, 'Card number in a text'],
  'idempotency-mismatch': [422, 'Idempotency-Key reused with different content'],
  'over-capacity': [422, 'Capacity exceeded'],
  'travellers-refused': [422, 'Travellers refused by the provider'],
  validation: [422, 'Request does not match the contract'],
  'precondition-required': [428, 'If-Match missing'],
  'too-many-requests': [429, 'Too many requests'],
  'client-closed-request': [499, 'Request closed by the client'],
  internal: [500, 'Internal error'],
  'payment-step-rejected': [502, 'Payment step rejected'],
  'upstream-broken': [502, 'Agency failure'],
  'upstream-contract': [502, 'Invalid response from the agency'],
  'upstream-refused': [502, 'Call refused by the provider'],
  'upstream-too-large': [502, 'Response from the agency too large'],
  overloaded: [503, 'Gateway overloaded'],
  'try-later': [503, 'Storage unavailable'],
  maintenance: [503, 'Site under maintenance'],
  'card-unavailable': [503, 'Card payment unavailable'],
  'payments-off': [503, 'Payments switched off'],
  'switched-off': [503, 'Switched off'],
  'upstream-unavailable': [503, 'Agency unavailable'],
  'upstream-timeout': [504, 'Agency timeout'],
}

/** A location in the request and what is wrong there, never the value itself. */
export interface FieldError {
  pointer: string
  detail: string
  /** Machine-readable reason. Default: `rule`, for rules outside the schema. */
  code?: Schemas['FieldErrorCode']
}

/**
 * Outcome of a failed upstream call: `not-sent`, the upstream has certainly not received it; `refused`, it has
 * definitely refused it; `unknown`, it may or may not have executed it (decision 6.2).
 */
export type Outcome = 'not-sent' | 'refused' | 'unknown'

/** What a problem says besides its name. */
export interface ProblemExtras {
  detail?: string
  errors?: FieldError[]
  /**
   * For the log: the places in the request that break a rule. They contain only names of the contract and numbers,
   * never names that a caller chose.
   */
  places?: readonly string[]
  /** Message codes of the provider, never its texts. */
  codes?: readonly string[]
  /** Why a card was declined. */
  declineReason?: Schemas['DeclineReason']
  /** With `price-changed`: the accepted price and the current one. */
  accepted?: Money
  current?: Money
  /** With `payment-in-progress`: the token of that payment, for the session that pays it. */
  paymentToken?: string
  /** Seconds until the call may be repeated. Also sent as `retry-after`. */
  retryAfter?: number
  /** Additional response headers, such as `allow`. */
  headers?: Record<string, string>
  /** Set if an upstream call caused the problem. */
  outcome?: Outcome
  /**
   * Whether the problem is deliberate: an operator has set a switch, or the site is under maintenance. It then does not
   * count against the service goals.
   */
  isOff?: boolean
}

/** Extras of a refusal by rules outside the schema, whose pointers no caller has chosen. */
export const brokenRules = (...errors: FieldError[]): ProblemExtras => ({
  errors,
  places: errors.map(({ pointer }) => pointer),
})

/** The only error thrown on purpose. `onError` returns it as `application/problem+json` (RFC 9457). */
export class Problem extends Error {
  override readonly name: ProblemName
  readonly status: number
  readonly title: string
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  readonly places: readonly string[] | undefined
  readonly codes: readonly string[] | undefined
  readonly declineReason: Schemas['DeclineReason'] | undefined
  readonly accepted: Money | undefined
  readonly paymentToken: string | undefined
  readonly current: Money | undefined
  readonly retryAfter: number | undefined
  readonly headers: Record<string, string>
  readonly outcome: Outcome | undefined
  readonly isOff: boolean

  constructor(name: ProblemName, extras: ProblemExtras = {}) {
    const [status, title] = PROBLEMS[name]
    super(title)
    this.name = name
    this.status = status
    this.title = title
    this.detail = extras.detail
    this.errors = extras.errors
    this.places = extras.places
    this.codes = extras.codes
    this.declineReason = extras.declineReason
    this.accepted = extras.accepted
    this.paymentToken = extras.paymentToken
    this.current = extras.current
    const { retryAfter, headers } = extras
    this.retryAfter = retryAfter
    this.headers = { ...(retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` }), ...headers }
    this.outcome = extras.outcome
    this.isOff = extras.isOff ?? name === 'maintenance'
  }
}

/** Rethrows an error of an upstream call that is no Problem: it is a bug of ours. */
export function rethrowBug(error: unknown): asserts error is Problem {
  if (!(error instanceof Problem)) throw error
}

/** The Problem that ended an upstream call. A bug of ours is rethrown. */
export function problemOf(error: unknown): Problem {
  rethrowBug(error)
  return error
}

/** The body of a problem response, without `instance`, because a path may contain a token. */
export function problemBody(problem: Problem, requestId: string): Schemas['Problem'] {
  const { name, status, title, detail, errors, retryAfter, codes, accepted, current, paymentToken, declineReason } =
    problem
  return {
    type: `/docs/errors/${name}`,
    name,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    requestId,
    ...(errors === undefined ? {} : { errors: errors.map((error) => ({ code: 'rule', ...error })) }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(codes === undefined ? {} : { codes: [...codes] }),
    ...(declineReason === undefined ? {} : { declineReason }),
    ...(accepted === undefined ? {} : { accepted }),
    ...(paymentToken === undefined ? {} : { paymentToken }),
    ...(current === undefined ? {} : { current }),
  }
}
