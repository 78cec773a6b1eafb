import { controlKeyOf } from './guards/control-key.ts'
import type { Context } from './ports/context.ts'
import { CallError, type WireRequest } from './ports/platform.ts'
import { Problem } from './ports/problem.ts'
import { sendJson, type Handler } from './respond/exchange.ts'

/** Surrogate key of every response of this gateway in the CDN in front. */
const EVERYTHING = 'rota'

/** A site, a kind of its records, or a record: `www.shop.example/tours/244`, spelled as in `Surrogate-Key`. */
const TARGET = /^([a-z0-9.-]{1,253})(?:\/([a-z]{1,40})(?:\/([\w.~%!'()*-]{1,120}))?)?$/

/** How many targets one call may have. */
const MOST_TARGETS = 50

/** How often the CDN is asked to drop the same keys. */
const TRIES = 3
/** Pause before the second try, twice as long before the third; milliseconds. */
const PAUSE_MS = 300
const DEADLINES: WireRequest['deadlines'] = { connect: 1000, firstByte: 3000, total: 3000 }

/**
 * The result of a purge. `here`: only this process, because the others could not be notified or share nothing with it.
 * `front`: the result at the CDN in front, if one is configured.
 */
export interface Purged {
  cleared: 'everywhere' | 'here'
  front?: 'purged' | 'failed'
}

/**
 * Serves `POST /control/caches` on every host: clears the caches of all processes and of the CDN in front, and says
 * whether all were reached. With the parameter `of`, clears only what belongs to a site or a record. Returns 404 without
 * a valid control key.
 */
export const clearCaches =
  (context: Context): Handler =>
  async (c) => {
    const key = await controlKeyOf(c.exchange.caller, context.config)
    if (key === undefined) throw new Problem('not-found')
    c.exchange.siteKey = key.name
    const { searchParams } = new URL(c.exchange.caller.target, 'http://gateway.invalid')
    return sendJson(context, c, 200, await purge(context, searchParams.getAll('of'), key.name))
  }

/**
 * Clears cached responses and pages of sites or records: first in the gateways, then in the CDN in front, which would
 * otherwise fetch the old ones again (decision 50.6). Without targets, everything is cleared. A failure of the CDN is
 * logged as `purge-failed`; its copies expire within two minutes. The event `caches-cleared` says who cleared them.
 * @param targets throws 422 `validation` if one is not of a configured site
 * @param by name of the caller's key
 */
export async function purge(context: Context, targets: readonly string[], by: string): Promise<Purged> {
  const parts = targets.map((target) => partsOf(context, target))
  if (parts.length > MOST_TARGETS) throw new Problem('validation', { detail: `At most ${MOST_TARGETS} at a time.` })
  const hosts = [...new Set(parts.map(({ host }) => host))]
  const reachedAll = hosts.length === 0 ? await context.caches.clear() : await beginAll(context, hosts)
  const isShared = context.platform.epochs !== undefined
  const cleared = reachedAll && isShared ? 'everywhere' : 'here'
  context.log.event('caches-cleared', { by, state: cleared, ...(targets.length === 0 ? {} : { targets }) })
  const { front } = context.config
  if (front === undefined) return { cleared }
  const keys = parts.length === 0 ? [EVERYTHING] : [...new Set(parts.flatMap((part) => part.keys))]
  return { cleared, front: (await purgeFront(context, front, keys)) ? 'purged' : 'failed' }
}

/** The host of a target, and the surrogate keys to drop for it. A record is also in the lists of its kind. */
function partsOf({ config }: Context, target: string): { host: string; keys: string[] } {
  const [, host = '', kind, id] = TARGET.exec(target) ?? []
  if (!Object.hasOwn(config.sites, host)) throw new Problem('validation', { detail: 'No site has this name.' })
  if (kind === undefined) return { host, keys: [host] }
  return { host, keys: [...(id === undefined ? [] : [target]), `${host}/${kind}`] }
}

/** Begins a new epoch of each site. Returns whether all processes were notified. */
async function beginAll({ epochs }: Context, hosts: readonly string[]): Promise<boolean> {
  const reached = await Promise.all(hosts.map((host) => epochs.begin(host)))
  return reached.every(Boolean)
}

/** Tells the CDN which keys to drop. Returns whether it accepted them. */
async function purgeFront(
  { platform, clock, log }: Context,
  { url, header: [name, value] = ['accept', '*/*'] }: { url: string; header?: readonly [string, string] },
  keys: readonly string[],
): Promise<boolean> {
  const wire: WireRequest = {
    pool: { upstream: 'front', class: 'boot', account: '' },
    method: 'POST',
    url,
    headers: { 'surrogate-key': keys.join(' '), [name]: value },
    body: '',
    deadlines: DEADLINES,
    limit: 64 * 1024,
  }
  let state = ''
  for (let tries = 1; tries <= TRIES; tries++) {
    if (tries > 1) await clock.wait(PAUSE_MS * 2 ** (tries - 2))
    state = await platform.call(wire).then(({ status }) => `${status}`, reasonOf)
    if (state.startsWith('2')) return true
    // A refusal is not repeated.
    if (state.startsWith('4') && state !== '429') break
  }
  log.event('purge-failed', { state, count: keys.length })
  return false
}

const reasonOf = (error: unknown): string => (error instanceof CallError ? error.reason : 'broken')
