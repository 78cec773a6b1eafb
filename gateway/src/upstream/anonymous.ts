import type { UpstreamOperationId } from '../ports/contract.ts'
import type { Context } from '../ports/context.ts'
import type { UpstreamAnswer, UpstreamCall } from '../ports/upstream.ts'
import type { Site } from '../ports/site.ts'
import { Problem } from '../ports/problem.ts'
import { oneAtATime } from '../policy/one-at-a-time.ts'
import type { Records } from '../ports/records.ts'
import { UnknownSession } from './failure.ts'

type Start = (call: UpstreamCall<UpstreamOperationId>) => Promise<UpstreamAnswer<UpstreamOperationId>>

/** A booking of the agency lives seven days; the site's own is replaced before that. */
const RENEW_MS = 6 * 24 * 3_600_000

export interface Anonymous {
  /** Sends a call with the site's own booking; once more with a new one when the agency has forgotten it. */
  with<T>(site: Site, send: (sessionId: string) => Promise<T>): Promise<T>
}

/** The booking that each site uses for what is nobody's: started on first need, kept in the store (architecture 1). */
export function createAnonymous(context: Context, start: Start): Anonymous {
  const { store, clock } = context
  const inTurn = oneAtATime()
  /** What the store does not take, this process keeps: reads go on with a full disk (reliability G8). */
  const unstored = new Map<string, Records['anonymous']>()

  /** The known session, unless it is too old or the one that the agency has just refused. */
  async function known(site: Site, refused: string | undefined): Promise<string | undefined> {
    const record = unstored.get(site.host) ?? (await store.read('anonymous', site.host))
    const isGood = record && clock.now() - record.startedAt < RENEW_MS && record.booking !== refused
    return isGood ? record.booking : undefined
  }

  async function started(site: Site, refused?: string): Promise<string> {
    return inTurn(site.host, async () => {
      const other = await known(site, refused)
      if (other !== undefined) return other
      const answer = await start({ site }).catch(asBroken)
      const booking = (answer.body as { booking: { _id?: string } }).booking._id
      if (booking === undefined) throw new Problem('upstream-contract')
      const record = { booking, startedAt: clock.now() }
      unstored.delete(site.host)
      await store.update('anonymous', site.host, () => record).catch(() => unstored.set(site.host, record))
      return booking
    })
  }

  return {
    async with(site, send) {
      const sessionId = (await known(site, undefined)) ?? (await started(site))
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
