import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Deadlines } from '../ports/platform.ts'

/** Checks besides the contract, by name. */
type GuardName = 'origin' | 'session' | 'idempotency'

/**
 * Why a call may be retried. `not-sent`: not one byte was written. `reset`: the connection broke before the response
 * was complete. `gateway`: the response was 502, 503 or 504.
 */
export type RetryReason = 'not-sent' | 'reset' | 'gateway'

/** When a call is retried. Only one layer retries calls. */
export interface RetryPolicy {
  /** Maximum number of retries. */
  times: number
  on: readonly RetryReason[]
  /** Shortest and longest pause before a retry, in milliseconds. The pause is random between the two. */
  pause: readonly [number, number]
  /**
   * Retries only within the retry budget of a tenth of all calls. Other classes use up the budget without being limited
   * by it.
   */
  usesRetryBudget: boolean
  /** Longest pause that an upstream may ask for with 429 or 503 (F9), in milliseconds; 0 for none. */
  maxRetryAfterMs: number
}

/** When calls to an upstream are suspended. */
export interface BreakerPolicy {
  /** Opens after this many failures in a row. */
  failuresInARow?: number
  /** Opens when half of at least `minCalls` calls within `withinMs` milliseconds have failed. */
  halfFailed?: { minCalls: number; withinMs: number }
  /**
   * How long the breaker stays open before one call tries again, in milliseconds. Undefined: it never refuses calls and
   * only raises an alarm.
   */
  openMs?: number
}

/** How many calls may run at a time. */
export interface BulkheadPolicy {
  slots: number
  /** How many more may wait for a slot. */
  queue: number
  /** How long they may wait, in milliseconds. Undefined: for as long as the call could still finish in time. */
  waitMs?: number
}

/** How calls of one class are treated (decision 3.2). Never derived from the HTTP verb (decision 3.1). */
export interface ClassPolicy {
  guards: readonly GuardName[]
  deadlines: Deadlines
  retry: RetryPolicy
  breaker: BreakerPolicy
  bulkhead: BulkheadPolicy
  /** Maximum size of a request body, in bytes (B4). */
  bodyLimit: number
  /** How long a shared response is cached, in milliseconds; 0 for not at all. */
  cacheMs: number
  /** How much longer a cached response may replace a failed one, in milliseconds (stale-if-error). */
  staleMs: number
  /** How long the response for an Idempotency-Key is kept, in milliseconds; 0 if no key is required. */
  keyMs: number
  /**
   * How long calls with the same content count as one, whatever their keys, in milliseconds; 0 if repeating a call is
   * legitimate.
   */
  contentMs: number
  /** The call needs its booking's lock from its beginning, so it takes it together with its key. */
  needsBookingLock: boolean
  /** The call runs to its end even if the caller disconnects. */
  finishes: boolean
  /** A call that may have had an effect is never repeated: a failure with unknown outcome is kept under its key. */
  neverTwice: boolean
  /** A 400 of the agency becomes our 400, because the visitor's input caused it (F8). */
  passesBadRequest: boolean
}

const KIB = 1024
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const NO_RETRY: RetryPolicy = { times: 0, on: [], pause: [50, 200], usesRetryBudget: false, maxRetryAfterMs: 0 }
const RETRY_UNSENT: RetryPolicy = { ...NO_RETRY, times: 1, on: ['not-sent'] }
const RETRY_READ: RetryPolicy = { ...RETRY_UNSENT, on: ['not-sent', 'reset', 'gateway'], maxRetryAfterMs: 2000 }

const READ: ClassPolicy = {
  guards: [],
  deadlines: { connect: 500, firstByte: 2000, total: 3000 },
  retry: RETRY_READ,
  breaker: { halfFailed: { minCalls: 20, withinMs: 10_000 }, openMs: 5000 },
  bulkhead: { slots: 64, queue: 64 },
  bodyLimit: 64 * KIB,
  cacheMs: 0,
  staleMs: 0,
  keyMs: 0,
  contentMs: 0,
  needsBookingLock: false,
  finishes: false,
  neverTwice: false,
  passesBadRequest: true,
}

const WRITE: ClassPolicy = {
  ...READ,
  guards: ['origin', 'session', 'idempotency'],
  retry: RETRY_UNSENT,
  bulkhead: { slots: 32, queue: 32 },
  keyMs: DAY,
  finishes: true,
  passesBadRequest: false,
}

/**
 * The breaker opens sooner than for other writes: a hold is the last step before the payment, and once the payment has
 * begun, failures of the provider can no longer stop it.
 */
const BEGIN: ClassPolicy = {
  ...WRITE,
  deadlines: { connect: 1000, firstByte: 12_000, total: 15_000 },
  breaker: { failuresInARow: 5, halfFailed: { minCalls: 10, withinMs: MINUTE }, openMs: 10_000 },
  bulkhead: { slots: 16, queue: 16 },
}

/** One row per class (decision 3.2). */
export const CLASSES: Record<OperationClass, ClassPolicy> = {
  boot: {
    ...READ,
    deadlines: { connect: 500, firstByte: 1500, total: 2000 },
    bulkhead: { slots: 16, queue: 64 },
    cacheMs: MINUTE,
    staleMs: DAY,
  },
  catalogue: {
    ...READ,
    retry: { ...RETRY_READ, usesRetryBudget: true },
    bulkhead: { slots: 64, queue: 64, waitMs: 500 },
    cacheMs: MINUTE,
    staleMs: HOUR,
  },
  search: {
    ...READ,
    deadlines: { connect: 500, firstByte: 10_000, total: 12_000 },
    retry: { ...RETRY_UNSENT, usesRetryBudget: true, maxRetryAfterMs: 2000 },
    breaker: { halfFailed: { minCalls: 10, withinMs: 20_000 }, openMs: 10_000 },
    bulkhead: { slots: 32, queue: 32, waitMs: 2000 },
    cacheMs: MINUTE / 2,
  },
  start: { ...WRITE, guards: ['origin'], deadlines: { connect: 500, firstByte: 3000, total: 5000 }, keyMs: 0 },
  cart: {
    ...WRITE,
    deadlines: { connect: 500, firstByte: 3000, total: 5000 },
    bulkhead: { slots: 32, queue: 64 },
  },
  begin: BEGIN,
  update: { ...BEGIN, retry: { ...RETRY_UNSENT, on: ['not-sent', 'reset'] } },
  commit: {
    ...WRITE,
    deadlines: { connect: 1000, firstByte: 55_000, total: 60_000 },
    retry: NO_RETRY,
    breaker: { failuresInARow: 5 },
    bulkhead: { slots: 16, queue: 64 },
    keyMs: 7 * DAY,
    neverTwice: true,
  },
  pay: {
    ...WRITE,
    deadlines: { connect: 1000, firstByte: 25_000, total: 30_000 },
    retry: NO_RETRY,
    breaker: { failuresInARow: 5, openMs: 30_000 },
    bulkhead: { slots: 16, queue: 32 },
    bodyLimit: 8 * KIB,
    keyMs: 7 * DAY,
    needsBookingLock: true,
    neverTwice: true,
  },
  'payment-check': {
    ...READ,
    deadlines: { connect: 1000, firstByte: 5000, total: 8000 },
    retry: { ...RETRY_READ, times: 2, pause: [200, 1000] },
    breaker: { halfFailed: { minCalls: 20, withinMs: 30_000 }, openMs: 5000 },
    bulkhead: { slots: 32, queue: 64 },
    passesBadRequest: false,
  },
  promo: {
    ...READ,
    guards: ['origin'],
    retry: { ...RETRY_READ, usesRetryBudget: true },
    bulkhead: { slots: 16, queue: 0 },
    passesBadRequest: false,
  },
  form: {
    ...WRITE,
    guards: ['origin', 'idempotency'],
    contentMs: 10 * MINUTE,
    deadlines: { connect: 500, firstByte: 4000, total: 5000 },
    bulkhead: { slots: 8, queue: 16 },
  },
}

const GUARDS: readonly string[] = ['origin', 'session', 'idempotency'] satisfies GuardName[]

/** The policy of a class. An unknown class or guard is a bug, and prevents the start. */
export function policyOf(name: string, classes: Readonly<Record<string, ClassPolicy>> = CLASSES): ClassPolicy {
  const policy = Object.hasOwn(classes, name) ? classes[name] : undefined
  const unknown = policy === undefined ? name : policy.guards.find((guard) => !GUARDS.includes(guard))
  if (policy === undefined || unknown !== undefined) throw new Error(`Unknown middleware ${unknown}`)
  return policy
}
