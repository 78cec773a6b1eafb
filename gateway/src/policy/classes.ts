import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Deadlines } from '../platform/port.ts'

/** What is checked of a call beyond the contract, by name. */
type GuardName = 'origin' | 'session' | 'idempotency'

/** How calls of one class are treated (reliability 3). Never derived from the HTTP verb. */
export interface ClassPolicy {
  guards: readonly GuardName[]
  deadlines: Deadlines
  /** Largest body that is taken, in bytes (reliability B4). */
  bodyLimit: number
  /** How long an answer to a shared audience is kept, in milliseconds; 0 keeps nothing. */
  cacheMs: number
  /** How much longer it stands in for an agency that is down, in milliseconds (stale-if-error). */
  staleMs: number
  /** How long the answer to an Idempotency-Key is kept, in milliseconds; 0 where no key is asked for. */
  keyMs: number
  /** The call runs to its end when the caller hangs up. */
  finishes: boolean
  /** What may have been done is never done again: a failure of which the agency may know is kept with its key. */
  neverTwice: boolean
  /** The agency's 400 is our 400: what was asked for is a visitor's doing (reliability F8). */
  passesBadRequest: boolean
}

const KIB = 1024
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const READ: ClassPolicy = {
  guards: [],
  deadlines: { connect: 500, firstByte: 2000, total: 3000 },
  bodyLimit: 64 * KIB,
  cacheMs: 0,
  staleMs: 0,
  keyMs: 0,
  finishes: false,
  neverTwice: false,
  passesBadRequest: true,
}

const WRITE: ClassPolicy = {
  ...READ,
  guards: ['origin', 'session', 'idempotency'],
  keyMs: DAY,
  finishes: true,
  passesBadRequest: false,
}

/** The table of classes: figures of reliability 3, a row each. */
export const CLASSES: Record<OperationClass, ClassPolicy> = {
  boot: { ...READ, deadlines: { connect: 500, firstByte: 1500, total: 2000 }, cacheMs: MINUTE, staleMs: DAY },
  catalogue: { ...READ, cacheMs: MINUTE, staleMs: HOUR },
  search: { ...READ, deadlines: { connect: 500, firstByte: 10_000, total: 12_000 } },
  start: { ...WRITE, guards: ['origin'], deadlines: { connect: 500, firstByte: 3000, total: 5000 }, keyMs: 0 },
  cart: { ...WRITE, deadlines: { connect: 500, firstByte: 3000, total: 5000 } },
  begin: { ...WRITE, deadlines: { connect: 1000, firstByte: 12_000, total: 15_000 } },
  update: { ...WRITE, deadlines: { connect: 1000, firstByte: 12_000, total: 15_000 } },
  commit: {
    ...WRITE,
    deadlines: { connect: 1000, firstByte: 55_000, total: 60_000 },
    keyMs: 7 * DAY,
    neverTwice: true,
  },
  pay: {
    ...WRITE,
    deadlines: { connect: 1000, firstByte: 25_000, total: 30_000 },
    bodyLimit: 8 * KIB,
    keyMs: 7 * DAY,
    neverTwice: true,
  },
  'payment-check': {
    ...READ,
    deadlines: { connect: 1000, firstByte: 5000, total: 8000 },
    passesBadRequest: false,
  },
  promo: { ...READ, guards: ['origin'], passesBadRequest: false },
  form: {
    ...WRITE,
    guards: ['origin', 'idempotency'],
    deadlines: { connect: 500, firstByte: 4000, total: 5000 },
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
