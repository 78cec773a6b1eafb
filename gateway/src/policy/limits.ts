import type { CheckLimit, LimitFactors, Who } from '../ports/limits.ts'
import type { OperationLimit } from '@rota/openapi/agency/operations'
import { Problem } from '../ports/problem.ts'
import type { Counter } from '../ports/counter.ts'
import { networkOf } from '../translate/http/network.ts'

/** How many calls are taken in a window. */
export interface Limit {
  /** Length of the window, from the first call in it. */
  seconds: number
  /** Of one session. Left out, only the address counts. */
  visitor?: number
  /** Of everybody at one address who has no session. Left out, they count with the rest of their address. */
  guest?: number
  /** Of one address: a family, an office, or all that a carrier puts behind it. */
  address: number
  /** Of one key: an integrator's server speaks for all of its visitors. */
  key: number
}

/** The figures of decision 13.2; what it does not name is chosen and says so. */
export const LIMITS: Record<OperationLimit, Limit> = {
  // Every start leaves a record with the agency (D10); sixty are more than an office begins, chosen.
  start: {
    seconds: 600,
    address: 60,
    key: 600,
  },
  // A transaction holds seats and stock that nobody else can have while it lives.
  begin: {
    seconds: 600,
    visitor: 5,
    guest: 5,
    address: 20,
    key: 200,
  },
  // A code can be guessed; the eleventh try waits (C7). New sessions of one address do not help, chosen.
  promo: {
    seconds: 600,
    visitor: 10,
    guest: 10,
    address: 30,
    key: 300,
  },
  // Somebody at the agency reads and calls back; ten for an address, chosen.
  form: {
    seconds: 600,
    visitor: 3,
    guest: 3,
    address: 10,
    key: 100,
  },
  // A search is slow, some are paid for, and a list is what a scraper reads; nobody reads more than one in two seconds. Who
  // has no basket yet counts with the address, behind which an office or a carrier may be: chosen. A page that is rendered
  // counts for the visitor who asked for it.
  search: {
    seconds: 60,
    visitor: 30,
    address: 120,
    key: 600,
  },
  // Asked with every letter or two that is typed; twice a search for each visitor, chosen.
  suggest: {
    seconds: 60,
    visitor: 60,
    address: 240,
    key: 900,
  },
  // As a search, but counted apart: whoever has searched a lot can still pay.
  quote: {
    seconds: 60,
    visitor: 30,
    address: 120,
    key: 600,
  },
  // Whoever has many stolen cards tries them one after the other; nobody else has ten. Chosen.
  pay: {
    seconds: 600,
    visitor: 10,
    guest: 10,
    address: 30,
    key: 300,
  },
  // Reference and e-mail can be guessed as a code can (decision 13.3 gives it the figures of promo).
  'find-booking': {
    seconds: 600,
    visitor: 10,
    guest: 10,
    address: 30,
    key: 300,
  },
}

/** The narrower count comes first: who is refused there takes nothing from the neighbours. */
const KINDS = ['visitor', 'guest', 'address', 'key'] as const

type Kind = (typeof KINDS)[number]

/** How many calls of a kind of caller are taken in a window; none is counted where it is 0. */
export function pointsOf(name: OperationLimit, kind: Kind, factors: LimitFactors): number {
  const { default: usual, address = 1, limits } = factors
  const isOfAddress = kind === 'guest' || kind === 'address'
  return Math.ceil((LIMITS[name][kind] ?? 0) * (limits[name] ?? usual) * (isOfAddress ? address : 1))
}

interface Counted {
  kind: Kind
  most: number
}

const names = Object.keys(LIMITS) as OperationLimit[]

/** The kinds of callers that a limit counts. */
const countedOf = (name: OperationLimit, factors: LimitFactors): Counted[] =>
  KINDS.map((kind) => ({ kind, most: pointsOf(name, kind, factors) })).filter(({ most }) => most > 0)

/** The limits, at their figures or a multiple of them. */
export function createLimits(counter: Counter, factors: LimitFactors = { default: 1, limits: {} }): CheckLimit {
  const counted = Object.fromEntries(names.map((name) => [name, countedOf(name, factors)])) as Record<
    OperationLimit,
    Counted[]
  >
  return async (name, who) => {
    const subjects = subjectsOf(who)
    for (const { kind, most } of counted[name]) {
      const subject = subjects[kind]
      if (subject === undefined) continue
      const { acts, endsIn } = await counter.count(`${name} ${kind} ${who.account} ${subject}`, LIMITS[name].seconds)
      if (acts > most) throw new Problem('too-many-requests', { retryAfter: Math.ceil(endsIn / 1000) })
    }
  }
}

/** Under which names a call counts. Visitors behind a key are told apart by their session only. */
function subjectsOf({ address, key, booking }: Who): { [K in Kind]?: string | undefined } {
  const network = networkOf(address)
  const visitor = booking === undefined ? undefined : `booking ${booking}`
  if (key !== undefined) return { visitor, key }
  return { visitor, guest: booking === undefined ? network : undefined, address: network }
}
