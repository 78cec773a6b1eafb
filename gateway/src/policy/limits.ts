import type { CheckLimit, CountedBy, LimitFactors, LimitedCaller } from '../ports/limits.ts'
import type { OperationLimit } from '@rota/openapi/agency/operations'
import type { Meter } from '../ports/observing/meter.ts'
import { Problem } from '../ports/problem.ts'
import type { Counter } from '../ports/counter.ts'
import { networkOf } from '../translate/http/network.ts'

/** How many calls are accepted per window. */
export interface Limit {
  /** Length of the window, which starts with its first call. */
  seconds: number
  /** Per session. If undefined, only the address counts. */
  visitor?: number
  /** For all callers at one address without a session. If undefined, they count with the rest of their address. */
  guest?: number
  /** Per address, which may be a family, an office, or all customers of a mobile carrier. */
  address: number
  /** Per key: an integrator's server makes calls for all of its visitors. */
  key: number
}

/** Numbers are from decision 13.2, except where a comment says "chosen". */
export const LIMITS: Record<OperationLimit, Limit> = {
  // Every start creates a record at the agency (D10). Sixty are more than an office needs; chosen.
  start: {
    seconds: 600,
    address: 60,
    key: 600,
  },
  // A transaction blocks seats and stock for everybody else while it lives.
  begin: {
    seconds: 600,
    visitor: 5,
    guest: 5,
    address: 20,
    key: 200,
  },
  // Codes can be guessed, so the eleventh attempt has to wait (C7). New sessions at the same address do not help;
  // chosen.
  promo: {
    seconds: 600,
    visitor: 10,
    guest: 10,
    address: 30,
    key: 300,
  },
  // A person at the agency reads these and calls back. Ten per address; chosen.
  form: {
    seconds: 600,
    visitor: 3,
    guest: 3,
    address: 10,
    key: 100,
  },
  // Searches are slow, some cost money, and scrapers want their results. Nobody reads more than one list in two
  // seconds. Visitors without a basket count with their address, which may be an office or a carrier; chosen. A
  // rendered page counts for the visitor who requested it.
  search: {
    seconds: 60,
    visitor: 30,
    address: 120,
    key: 600,
  },
  // Called after every letter or two typed. Twice the searches per visitor; chosen.
  suggest: {
    seconds: 60,
    visitor: 60,
    address: 240,
    key: 900,
  },
  // Same numbers as searches, but counted separately, so that somebody who has searched a lot can still pay.
  quote: {
    seconds: 60,
    visitor: 30,
    address: 120,
    key: 600,
  },
  // Card testing: only somebody with stolen cards has ten of them. Chosen.
  pay: {
    seconds: 600,
    visitor: 10,
    guest: 10,
    address: 30,
    key: 300,
  },
  // Reference and e-mail address can be guessed like a promotion code (decision 13.3 uses the numbers of promo).
  'find-booking': {
    seconds: 600,
    visitor: 10,
    guest: 10,
    address: 30,
    key: 300,
  },
}

/** The narrowest count comes first: a refused caller then uses up nothing of what others at the same address may do. */
const KINDS: readonly CountedBy[] = ['visitor', 'guest', 'address', 'key']

/** How many calls a kind of caller may make per window; 0 if it is not counted. */
export function pointsOf(name: OperationLimit, kind: CountedBy, factors: LimitFactors): number {
  const { default: defaultFactor, address = 1, limits } = factors
  const countsAddress = kind === 'guest' || kind === 'address'
  return Math.ceil((LIMITS[name][kind] ?? 0) * (limits[name] ?? defaultFactor) * (countsAddress ? address : 1))
}

/** A kind of caller that a limit counts, and its maximum number of calls per window. */
interface CountedKind {
  kind: CountedBy
  maxCalls: number
}

const names = Object.keys(LIMITS) as OperationLimit[]

/** The kinds of callers that a limit counts. */
const countedKindsOf = (name: OperationLimit, factors: LimitFactors): CountedKind[] =>
  KINDS.map((kind) => ({ kind, maxCalls: pointsOf(name, kind, factors) })).filter(({ maxCalls }) => maxCalls > 0)

/** Creates the limits, scaled by factors. */
export function createLimits(
  counter: Counter,
  factors: LimitFactors = { default: 1, limits: {} },
  meter?: Pick<Meter, 'countLimited'>,
): CheckLimit {
  const countedKinds = Object.fromEntries(names.map((name) => [name, countedKindsOf(name, factors)])) as Record<
    OperationLimit,
    CountedKind[]
  >
  return async (name, caller) => {
    const subjects = subjectsOf(caller)
    for (const { kind, maxCalls } of countedKinds[name]) {
      const subject = subjects[kind]
      if (subject === undefined) continue
      const { calls, endsIn } = await counter.count(
        `${name} ${kind} ${caller.account} ${subject}`,
        LIMITS[name].seconds,
      )
      if (calls <= maxCalls) continue
      meter?.countLimited(name, caller.account, kind)
      throw new Problem('too-many-requests', { retryAfter: Math.ceil(endsIn / 1000), places: [name, kind] })
    }
  }
}

/** What identifies the caller for each kind of count. Behind a key, only the session distinguishes visitors. */
function subjectsOf({ address, key, booking }: LimitedCaller): { [K in CountedBy]?: string | undefined } {
  const network = networkOf(address)
  const visitor = booking === undefined ? undefined : `booking ${booking}`
  if (key !== undefined) return { visitor, key }
  return { visitor, guest: booking === undefined ? network : undefined, address: network }
}
