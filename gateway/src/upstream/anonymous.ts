import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import { Problem } from '../ports/problem.ts'
import type { Records } from '../ports/records.ts'
import { UnknownSession } from './failure.ts'

type Start = (call: { site: Site }) => Promise<{ body: unknown }>

/** A booking of the agency lives seven days; the site's own is replaced before that. */
const RENEW_MS = 6 * 24 * 3_600_000

/** Longest wait for another process that is starting one, in milliseconds: as long as its call may take. */
const PATIENCE = 5000

export interface Anonymous {
  /** Sends a call with the site's own booking; once more with a new one when the agency has forgotten it. */
  with<T>(site: Site, send: (sessionId: string) => Promise<T>): Promise<T>
}

/** The booking that each site uses for what is nobody's: started on first need, kept in the store (decision 8.3). */
export function createAnonymous(context: Context, start: Start): Anonymous {
  const { store, clock } = context
  const starting = new Map<string, Promise<string>>()
  /**
   * The sessions that this process uses: the store is not asked with every call, and reads go on with a full disk
   * (G8). One that another process has replaced stays good at the agency, and a refused one is looked up anew.
   */
  const inUse = new Map<string, Records['anonymous']>()

  const isGood = (record: Records['anonymous'] | undefined, refused: string | undefined) =>
    record !== undefined && clock.now() - record.startedAt < RENEW_MS && record.booking !== refused

  /** The session in use, unless it is too old or the one that the agency has just refused. */
  function current(site: Site, refused?: string): string | undefined {
    const record = inUse.get(site.host)
    return isGood(record, refused) ? record?.booking : undefined
  }

  /** The same, or the one that the store has. */
  async function known(site: Site, refused: string | undefined): Promise<string | undefined> {
    const booking = current(site, refused)
    if (booking !== undefined) return booking
    const stored = await store.read('anonymous', site.host)
    if (stored === undefined || !isGood(stored, refused)) return undefined
    inUse.set(site.host, stored)
    return stored.booking
  }

  /** Callers who find the same session missing share one start. */
  function started(site: Site, refused?: string): Promise<string> {
    const key = `${site.host} ${refused ?? ''}`
    const flight = starting.get(key) ?? startAlone(site, refused).finally(() => starting.delete(key))
    starting.set(key, flight)
    return flight
  }

  /** One process at a time. A store that takes nothing stops nobody from reading (G8). */
  async function startAlone(site: Site, refused: string | undefined): Promise<string> {
    const lock = await store.lock(`anonymous ${site.host}`, PATIENCE).catch(() => undefined)
    return await found(site, refused).finally(() => void lock?.end().catch(() => undefined))
  }

  async function found(site: Site, refused: string | undefined): Promise<string> {
    const other = await known(site, refused)
    if (other !== undefined) return other
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
      const sessionId = current(site) ?? (await known(site, undefined)) ?? (await started(site))
      try {
        return await send(sessionId)
      } catch (error) {
        if (!(error instanceof UnknownSession)) throw error
        const renewed = await started(site, sessionId)
        return await send(renewed).catch(asFailure)
      }
    },
  }
}

/** An agency that does not know what it has just started is broken. */
function asFailure(error: unknown): never {
  throw error instanceof UnknownSession ? new Problem('upstream-broken', { outcome: 'refused' }) : error
}

/**
 * Starting needs nothing of a caller, so that no refusal is about what was asked for: a hotel is not missing because there
 * is no session to ask for it with.
 */
function asBroken(error: unknown): never {
  const isRefused = error instanceof Problem && error.outcome === 'refused' && error.status < 500
  return asFailure(isRefused ? new UnknownSession() : error)
}
