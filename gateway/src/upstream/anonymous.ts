import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import { Problem } from '../ports/problem.ts'
import type { Records } from '../ports/records.ts'
import { UnknownSession } from './failure.ts'

/** Starts a booking at the agency. */
type Start = (call: { site: Site }) => Promise<{ body: unknown }>

/** A booking at the agency lives for seven days; the site's own booking is replaced earlier. */
const RENEW_MS = 6 * 24 * 3_600_000

/** Maximum wait while another process starts a booking, in milliseconds: as long as its call may take. */
const LOCK_TIMEOUT_MS = 5000

/** The site's own bookings, for calls without a session. */
export interface Anonymous {
  /**
   * Sends a call with the site's own booking. If the agency no longer knows it, sends the call once more with a new
   * one.
   */
  with<T>(site: Site, send: (sessionId: string) => Promise<T>): Promise<T>
}

/**
 * Manages the booking that each site uses for calls without a session: started on first use and stored (decision 8.3).
 */
export function createAnonymous(context: Context, start: Start): Anonymous {
  const { store, clock } = context
  const starting = new Map<string, Promise<string>>()
  /**
   * Sessions used by this process, so that calls need not read the store and reads continue when the disk is full (G8).
   * A session that another process has replaced still works at the agency; if one is refused, the store is read again.
   */
  const inUse = new Map<string, Records['anonymous']>()

  const isUsable = (record: Records['anonymous'] | undefined, refused: string | undefined) =>
    record !== undefined && clock.now() - record.startedAt < RENEW_MS && record.booking !== refused

  /** The session in use, unless it is too old or the agency has just refused it. */
  function current(site: Site, refused?: string): string | undefined {
    const record = inUse.get(site.host)
    return isUsable(record, refused) ? record?.booking : undefined
  }

  /** The session in use, or else the stored one. */
  async function readSession(site: Site, refused: string | undefined): Promise<string | undefined> {
    const booking = current(site, refused)
    if (booking !== undefined) return booking
    const stored = await store.read('anonymous', site.host)
    if (stored === undefined || !isUsable(stored, refused)) return undefined
    inUse.set(site.host, stored)
    return stored.booking
  }

  /** Starts a session. Concurrent callers that need a replacement for the same session share one start. */
  function startShared(site: Site, refused?: string): Promise<string> {
    const key = `${site.host} ${refused ?? ''}`
    const session = starting.get(key) ?? startAlone(site, refused).finally(() => starting.delete(key))
    starting.set(key, session)
    return session
  }

  /** Starts a session under a lock, one process at a time. Without the lock if the store cannot write (G8). */
  async function startAlone(site: Site, refused: string | undefined): Promise<string> {
    const lock = await store.lock(`anonymous ${site.host}`, LOCK_TIMEOUT_MS).catch(() => undefined)
    return await findOrStart(site, refused).finally(() => void lock?.end().catch(() => undefined))
  }

  /** The session that another process has started meanwhile, or a new one. */
  async function findOrStart(site: Site, refused: string | undefined): Promise<string> {
    const existing = await readSession(site, refused)
    if (existing !== undefined) return existing
    const answer = await start({ site }).catch(asBroken)
    const booking = (answer.body as { booking: { _id?: string } }).booking._id
    if (booking === undefined) throw new Problem('upstream-contract')
    const record = { booking, startedAt: clock.now() }
    inUse.set(site.host, record)
    await store.transact([{ area: 'anonymous', key: site.host, becomes: record }]).catch(() => undefined)
    return booking
  }

  return {
    async with(site, send) {
      const sessionId = current(site) ?? (await readSession(site, undefined)) ?? (await startShared(site))
      try {
        return await send(sessionId)
      } catch (error) {
        if (!(error instanceof UnknownSession)) throw error
        const renewed = await startShared(site, sessionId)
        return await send(renewed).catch(asFailure)
      }
    },
  }
}

/** If the agency does not know a session that it has just started, it is broken. */
function asFailure(error: unknown): never {
  throw error instanceof UnknownSession ? new Problem('upstream-broken', { outcome: 'refused' }) : error
}

/**
 * Starting a session uses no input of the caller. A refusal therefore never means that the caller's input is wrong: a
 * missing session must not turn into "hotel not found".
 */
function asBroken(error: unknown): never {
  const isRefused = error instanceof Problem && error.outcome === 'refused' && error.status < 500
  return asFailure(isRefused ? new UnknownSession() : error)
}
