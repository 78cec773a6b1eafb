import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Deadlines } from '../ports/platform.ts'

/** What is checked of a call beyond the contract, by name. */
type GuardName = 'origin' | 'session' | 'idempotency'

/**
 * Why a call may be sent once more: `not-sent`, certainly not a byte of it was written; `reset`, the connection broke
 * before there was a whole answer; `gateway`, it was answered 502, 503 or 504.
 */
export type RetryReason = 'not-sent' | 'reset' | 'gateway'

/** When a call is sent once more by the only layer that repeats calls. */
export interface RetryPolicy {
  /** How often, besides the first time. */
  times: number
  on: readonly RetryReason[]
  /** Shortest and longest pause before, in milliseconds; between them chance decides. */
  pause: readonly [number, number]
  /** Only within the tenth of calls that may be repeated; the others take from it without asking. */
  rationed: boolean
  /** Longest pause that an upstream may ask for with 429 or 503 (F9), in milliseconds; 0 for none. */
  patienceMs: number
}

/** When an upstream is not asked for a while. */
export interface BreakerPolicy {
  /** So many failures one after the other. */
  inARow?: number
  /** Half of the calls of a time, in milliseconds, when they were so many at least. */
  half?: { of: number; withinMs: number }
  /** How long it is left alone before one call tries it again, in milliseconds; undefined only raises an alarm. */
  restMs?: number
}

/** How many calls may be under way at a time. */
export interface BulkheadPolicy {
  slots: number
  /** How many more may wait for a slot. */
  queue: number
  /** How long, in milliseconds; undefined: while there is time for the call itself. */
  waitMs?: number
}

/** How calls of one class are treated (decision 3.2). Never derived from the HTTP verb (decision 3.1). */
export interface ClassPolicy {
  guards: readonly GuardName[]
  deadlines: Deadlines
  retry: RetryPolicy
  breaker: BreakerPolicy
  bulkhead: BulkheadPolicy
  /** Largest body that is taken, in bytes (B4). */
  bodyLimit: number
  /** How long an answer to a shared audience is kept, in milliseconds; 0 keeps nothing. */
  cacheMs: number
  /** How much longer it stands in for an agency that is down, in milliseconds (stale-if-error). */
  staleMs: number
  /** How long the answer to an Idempotency-Key is kept, in milliseconds; 0 where no key is asked for. */
  keyMs: number
  /** How long the same content is the same call, whatever its key, in milliseconds; 0 where a repetition is meant. */
  contentMs: number
  /** The call runs to its end when the caller hangs up. */
  finishes: boolean
  /** What may have been done is never done again: a failure of which the agency may know is kept with its key. */
  neverTwice: boolean
  /** The agency's 400 is our 400: what was asked for is a visitor's doing (F8). */
  passesBadRequest: boolean
}

const KIB = 1024
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const NEVER: RetryPolicy = { times: 0, on: [], pause: [50, 200], rationed: false, patienceMs: 0 }
const UNSENT: RetryPolicy = { ...NEVER, times: 1, on: ['not-sent'] }
const SAFE: RetryPolicy = { ...UNSENT, on: ['not-sent', 'reset', 'gateway'], patienceMs: 2000 }

const READ: ClassPolicy = {
  guards: [],
  deadlines: { connect: 500, firstByte: 2000, total: 3000 },
  retry: SAFE,
  breaker: { half: { of: 20, withinMs: 10_000 }, restMs: 5000 },
  bulkhead: { slots: 64, queue: 64 },
  bodyLimit: 64 * KIB,
  cacheMs: 0,
  staleMs: 0,
  keyMs: 0,
  contentMs: 0,
  finishes: false,
  neverTwice: false,
  passesBadRequest: true,
}

const WRITE: ClassPolicy = {
  ...READ,
  guards: ['origin', 'session', 'idempotency'],
  retry: UNSENT,
  bulkhead: { slots: 32, queue: 32 },
  keyMs: DAY,
  finishes: true,
  passesBadRequest: false,
}

/** Trouble of the provider is stopped where it begins: behind it wait payments, which nothing stops any more. */
const BEGIN: ClassPolicy = {
  ...WRITE,
  deadlines: { connect: 1000, firstByte: 12_000, total: 15_000 },
  breaker: { inARow: 5, half: { of: 10, withinMs: MINUTE }, restMs: 10_000 },
  bulkhead: { slots: 16, queue: 16 },
}

/** The table of classes, a row each (decision 3.2). */
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
    retry: { ...SAFE, rationed: true },
    bulkhead: { slots: 64, queue: 64, waitMs: 500 },
    cacheMs: MINUTE,
    staleMs: HOUR,
  },
  search: {
    ...READ,
    deadlines: { connect: 500, firstByte: 10_000, total: 12_000 },
    retry: { ...UNSENT, rationed: true, patienceMs: 2000 },
    breaker: { half: { of: 10, withinMs: 20_000 }, restMs: 10_000 },
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
  update: { ...BEGIN, retry: { ...UNSENT, on: ['not-sent', 'reset'] } },
  commit: {
    ...WRITE,
    deadlines: { connect: 1000, firstByte: 55_000, total: 60_000 },
    retry: NEVER,
    breaker: { inARow: 5 },
    bulkhead: { slots: 16, queue: 64 },
    keyMs: 7 * DAY,
    neverTwice: true,
  },
  pay: {
    ...WRITE,
    deadlines: { connect: 1000, firstByte: 25_000, total: 30_000 },
    retry: NEVER,
    breaker: { inARow: 5, restMs: 30_000 },
    bulkhead: { slots: 16, queue: 32 },
    bodyLimit: 8 * KIB,
    keyMs: 7 * DAY,
    neverTwice: true,
  },
  'payment-check': {
    ...READ,
    deadlines: { connect: 1000, firstByte: 5000, total: 8000 },
    retry: { ...SAFE, times: 2, pause: [200, 1000] },
    breaker: { half: { of: 20, withinMs: 30_000 }, restMs: 5000 },
    bulkhead: { slots: 32, queue: 64 },
    passesBadRequest: false,
  },
  promo: {
    ...READ,
    guards: ['origin'],
    retry: { ...SAFE, rationed: true },
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

/** The policy of a class. A class or a guard that is not known here stops the start. */
export function policyOf(name: string, classes: Readonly<Record<string, ClassPolicy>> = CLASSES): ClassPolicy {
  const policy = Object.hasOwn(classes, name) ? classes[name] : undefined
  const unknown = policy === undefined ? name : policy.guards.find((guard) => !GUARDS.includes(guard))
  if (policy === undefined || unknown !== undefined) throw new Error(`Unknown middleware ${unknown}`)
  return policy
}
