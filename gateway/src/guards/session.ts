import type { Context } from '../ports/context.ts'
import type { Session, Site } from '../ports/site.ts'
import type { Problem } from '../ports/problem.ts'
import type { Carrier } from './carrier.ts'
import { sessionValidityOf } from './generations.ts'

/** Lifetime of the cookie: a week, renewed on use (decision 8.1). */
const LIFE_SECONDS = 604_800
/** Maximum length of a sealed session in characters. Browsers refuse larger cookies, so a larger one is not ours. */
const MAX_LENGTH = 4096
/** Minimum age of a seal to be renewed: an hour, so that not every response renews it. */
const RENEW_MS = 3_600_000

/** What a request's session turned out to be. Empty without a session. */
export interface Opened {
  /** The session, if valid. */
  session?: Session
  /** A session that is only valid for repeating one call: of the previous generation or of a committed booking. */
  replay?: Replay
  /** The booking that a decrypted session names, if the store was not asked whether that session is still valid. */
  claimedBooking?: string
  /** How the response changes the session, unless the operation decides. */
  change?: 'renew' | 'clear'
  /** The caller sent a genuine session that has expired. A forged or unreadable one counts as no session instead. */
  hasEnded?: true
}

/** A session that a payment has ended. It can read nothing personal and write nothing (D12). */
interface Replay extends Session {
  /** Idempotency-Key of the call that began the payment, or undefined if this session may no longer repeat it. */
  ownKey?: string
  /** May read the state and the booking token of that payment. */
  mayFollow?: true
}

/**
 * Opens the caller's session. A missing, invalid, modified, repeated, foreign or expired one counts as no session and
 * is never an error (D1, D2).
 */
export function openSession(
  context: Context,
  carrier: Pick<Carrier, 'sealedSessions'>,
  site: Site,
): Opened | Promise<Opened> {
  const values = carrier.sealedSessions()
  return values.length === 0 ? NONE : openWith(context, values, site)
}

/** Decrypts the caller's session and checks its age, without asking the store whether it is still valid. */
export async function claimSession(
  context: Context,
  carrier: Pick<Carrier, 'sealedSessions'>,
  site: Site,
): Promise<Opened> {
  const session = await unseal(context, carrier.sealedSessions(), site)
  return session === undefined || isTooOld(session, context) ? NONE : { claimedBooking: session.booking }
}

const isTooOld = ({ issuedAt }: Session, { clock }: Context) => clock.now() - issuedAt > LIFE_SECONDS * 1000

const NONE: Opened = {}

async function openWith(context: Context, values: string[], site: Site): Promise<Opened> {
  const session = await unseal(context, values, site)
  if (session === undefined) return {}
  const now = context.clock.now()
  if (isTooOld(session, context)) return { hasEnded: true }
  const { state, current, ownKey, mayFollow } = await sessionValidityOf(context.store, session, now)
  const replayRights = { ...(ownKey === undefined ? {} : { ownKey }), ...(mayFollow ? { mayFollow } : {}) }
  const replay = { ...session, generation: current, ...replayRights }
  if (state === 'expired') return { hasEnded: true }
  if (state === 'committed') return { replay, change: 'clear' }
  if (state === 'previous') return { replay }
  return { session, ...(now - session.issuedAt > RENEW_MS ? { change: 'renew' } : {}) }
}

async function unseal(context: Context, values: string[], site: Site): Promise<Session | undefined> {
  const [value] = values
  if (value === undefined || values.length > 1 || value.length > MAX_LENGTH) return undefined
  const text = await context.sealer.open('session', value)
  if (text === undefined) return undefined
  const session = JSON.parse(text) as Session
  return session.site === site.host ? session : undefined
}

/** The parts of a call's result that decide how its response changes the session. */
interface CallOutcome {
  /** The Idempotency-Key of the call. */
  key: string | undefined
  session?: { set: { booking: string; generation: number } } | { clear: true } | undefined
  problem?: Problem
}

/**
 * Sets, renews or clears the caller's session: as the operation's result says, or else as `openSession` found. Only the
 * call that began a payment receives the session that follows the payment, even if the call failed or is repeated
 * (D12). Must run before the response is sent.
 */
export async function settleSession(
  context: Context,
  carrier: Carrier,
  site: Site,
  opened: Opened,
  outcome: CallOutcome,
): Promise<void> {
  const { session: byOperation, problem, key } = outcome
  // The caller will repeat the call, so its session is kept for that.
  if (problem?.name === 'in-progress') return
  if (byOperation !== undefined && 'set' in byOperation) return keep(context, carrier, site, byOperation.set)
  // The agency no longer knows the booking, so a new start must not find it again.
  const isForgotten = problem?.name === 'session-expired' && opened.session !== undefined
  if (byOperation !== undefined || isForgotten || opened.change === 'clear') return carrier.clear()
  const session = opened.session ?? opened.replay
  const next = session && key !== undefined ? await sessionAfter(context, session, key, problem) : undefined
  if (next === 'none') return carrier.clear()
  if (next !== undefined) return keep(context, carrier, site, next)
  if (opened.session !== undefined && opened.change === 'renew') return keep(context, carrier, site, opened.session)
}

/**
 * The session that follows the payment started with this key: `none` if the booking is committed, and undefined if this
 * key started no payment or the session must not change.
 */
async function sessionAfter(
  { store, clock }: Context,
  { booking, generation }: Session,
  key: string,
  problem: Problem | undefined,
): Promise<{ booking: string; generation: number } | 'none' | undefined> {
  const { state, current, ownKey } = await sessionValidityOf(store, { booking, generation }, clock.now())
  const isRefused = problem?.name === 'idempotency-mismatch' || problem?.name === 'session-expired'
  if (ownKey !== key || isRefused) return undefined
  return state === 'committed' ? 'none' : { booking, generation: current }
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
