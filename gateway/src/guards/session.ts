import type { Context } from '../ports/context.ts'
import type { Session, Site } from '../ports/site.ts'
import type { Problem } from '../ports/problem.ts'
import type { Carrier } from './carrier.ts'
import { standingOf } from './generations.ts'

/** The cookie's life, rolling (decision 8.1). */
const LIFE_SECONDS = 604_800
/** A browser refuses larger cookies; whatever is larger is not ours. */
const MAX_LENGTH = 4096
/** A seal is renewed when it is older than this, not on every answer. */
const RENEW_MS = 3_600_000

/** What a request's session is worth. */
export interface Opened {
  /** The session, where it counts. */
  session?: Session
  /** A session that counts for one repeated call only: the previous generation, or one of a committed booking. */
  replay?: Replay
  /** What the answer does to the session, unless the operation says otherwise. */
  change?: 'renew' | 'clear'
  /** There was a session of ours, and it is too old; what was never one is none. */
  hasEnded?: true
}

/** A session that a payment has ended. It reads nothing personal and writes nothing (D12). */
interface Replay extends Session {
  /** Idempotency-Key of the call that began the payment; undefined when its answer is not for this session any more. */
  ownKey?: string
  /** May read the state and the result's token of that payment. */
  mayFollow?: true
}

/**
 * Opens the session that a caller carries. Absent, garbage, tampered, doubled, of another site or too old: no session,
 * never an error (D1, D2).
 */
export async function openSession(context: Context, carrier: Carrier, site: Site): Promise<Opened> {
  const session = await unseal(context, carrier, site)
  if (session === undefined) return {}
  const now = context.clock.now()
  if (now - session.issuedAt > LIFE_SECONDS * 1000) return { hasEnded: true }
  const { is, current, ownKey, mayFollow } = await standingOf(context.store, session, now)
  const given = { ...(ownKey === undefined ? {} : { ownKey }), ...(mayFollow ? { mayFollow } : {}) }
  const replay = { ...session, generation: current, ...given }
  if (is === 'expired') return { hasEnded: true }
  if (is === 'committed') return { replay, change: 'clear' }
  if (is === 'previous') return { replay }
  return { session, ...(now - session.issuedAt > RENEW_MS ? { change: 'renew' } : {}) }
}

async function unseal(context: Context, carrier: Carrier, site: Site): Promise<Session | undefined> {
  const values = carrier.given()
  const [value] = values
  if (value === undefined || values.length > 1 || value.length > MAX_LENGTH) return undefined
  const text = await context.sealer.open('session', value)
  if (text === undefined) return undefined
  const session = JSON.parse(text) as Session
  return session.site === site.host ? session : undefined
}

/** What an answered call means for the session. */
interface Ended {
  /** Its Idempotency-Key. */
  key: string | undefined
  session?: { set: { booking: string; generation: number } } | { clear: true } | undefined
  problem?: Problem
}

/**
 * Gives the caller what the answer does to its session: what the operation says, else what opening it found. Only the
 * call that began a payment is answered with the session of after it, also when it failed or is repeated (D12). Must
 * run before the answer is sent.
 */
export async function settleSession(
  context: Context,
  carrier: Carrier,
  site: Site,
  opened: Opened,
  ended: Ended,
): Promise<void> {
  const { session: said, problem, key } = ended
  // It will ask again, for the answer that belongs to this session.
  if (problem?.name === 'in-progress') return
  if (said !== undefined && 'set' in said) return keep(context, carrier, site, said.set)
  // The agency does not know the booking any more: starting anew must not find it again.
  const isForgotten = problem?.name === 'session-expired' && opened.session !== undefined
  if (said !== undefined || isForgotten || opened.change === 'clear') return carrier.clear()
  const known = opened.session ?? opened.replay
  const next = known && key !== undefined ? await sessionAfter(context, known, key, problem) : undefined
  if (next === 'none') return carrier.clear()
  if (next !== undefined) return keep(context, carrier, site, next)
  if (opened.session !== undefined && opened.change === 'renew') return keep(context, carrier, site, opened.session)
}

/** The session of after the payment that this key began; undefined when it began none. */
async function sessionAfter(
  { store, clock }: Context,
  { booking, generation }: Session,
  key: string,
  problem: Problem | undefined,
): Promise<{ booking: string; generation: number } | 'none' | undefined> {
  const { is, current, ownKey } = await standingOf(store, { booking, generation }, clock.now())
  const isRefused = problem?.name === 'idempotency-mismatch' || problem?.name === 'session-expired'
  if (ownKey !== key || isRefused) return undefined
  return is === 'committed' ? 'none' : { booking, generation: current }
}

async function keep(
  context: Context,
  carrier: Carrier,
  site: Site,
  { booking, generation }: { booking: string; generation: number },
): Promise<void> {
  const sealed: Session = { booking, generation, site: site.host, issuedAt: context.clock.now() }
  const value = await context.sealer.seal('session', JSON.stringify(sealed))
  carrier.keep(value, LIFE_SECONDS)
}
