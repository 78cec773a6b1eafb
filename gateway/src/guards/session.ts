import type { Context, Session, Site } from '../context.ts'
import type { Problem } from '../errors.ts'
import type { ClassPolicy } from '../policy/classes.ts'
import type { Carrier } from './carrier.ts'
import { standingOf } from './generations.ts'

/** The cookie's life, rolling (product 3.3 row 60). */
const LIFE_SECONDS = 604_800
/** A browser refuses larger cookies; whatever is larger is not ours. */
const MAX_LENGTH = 4096
/** A seal is renewed when it is older than this, not on every answer. */
const RENEW_MS = 3_600_000

/** What a request's session is worth. */
export interface Opened {
  /** The session, where it counts. */
  session?: Session
  /** A session that counts for a repeated Idempotency-Key only: the previous generation, or a committed booking. */
  replay?: Session
  /** What the answer does to the session, unless the operation says otherwise. */
  change?: 'renew' | 'clear'
}

/**
 * Opens the session that a caller carries. Absent, garbage, tampered, doubled, of another site or too old: no session,
 * never an error (reliability D1, D2). `isRead` lets the previous generation count for 15 minutes.
 */
export async function openSession(context: Context, carrier: Carrier, site: Site, isRead: boolean): Promise<Opened> {
  const session = await unseal(context, carrier, site)
  if (session === undefined) return {}
  const now = context.clock.now()
  const { standing, current } = await standingOf(context.store, session, now)
  const known = { ...session, generation: current }
  if (standing === 'expired') return {}
  if (standing === 'committed') return { replay: known, change: 'clear' }
  if (standing === 'previous') return { [isRead ? 'session' : 'replay']: known, change: 'renew' }
  return { session: known, ...(now - session.issuedAt > RENEW_MS ? { change: 'renew' } : {}) }
}

async function unseal(context: Context, carrier: Carrier, site: Site): Promise<Session | undefined> {
  const values = carrier.given()
  const [value] = values
  if (value === undefined || values.length > 1 || value.length > MAX_LENGTH) return undefined
  const text = await context.sealer.open('session', value)
  if (text === undefined) return undefined
  const session = JSON.parse(text) as Session
  const isFresh = context.clock.now() - session.issuedAt <= LIFE_SECONDS * 1000
  return session.site === site.host && isFresh ? session : undefined
}

/** What an answered call means for the session. */
interface Ended {
  session?: { set: { booking: string; generation: number } } | { clear: true } | undefined
  problem?: Problem
}

/**
 * Gives the caller what the answer does to its session: what the operation says, else what opening it found. A call
 * that may pay or commit can have raised the generation, also when it failed. Must run before the answer is sent.
 */
export async function settleSession(
  context: Context,
  carrier: Carrier,
  site: Site,
  opened: Opened,
  ended: Ended,
  policy: ClassPolicy,
): Promise<void> {
  const known = opened.session ?? opened.replay
  const said = ended.session
  // It will ask again, for the answer that belongs to this session.
  if (ended.problem?.name === 'in-progress') return
  if (said !== undefined && 'set' in said) return keep(context, carrier, site, said.set)
  // The agency does not know the booking any more: starting anew must not find it again.
  const isForgotten = ended.problem?.name === 'session-expired' && opened.session !== undefined
  if (said !== undefined || isForgotten || opened.change === 'clear') return carrier.clear()
  if (known === undefined) return
  const { standing, current } = policy.neverTwice
    ? await standingOf(context.store, known, context.clock.now())
    : { standing: 'current', current: known.generation }
  if (standing === 'committed') return carrier.clear()
  if (opened.change === 'renew' || standing !== 'current')
    return keep(context, carrier, site, { ...known, generation: current })
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
