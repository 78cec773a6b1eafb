import type { Site, SiteKey } from '../ports/site.ts'
import type { Caller } from '../ports/platform.ts'
import { todayAt } from '../translate/today.ts'
import { hexSha256 } from '../translate/hash.ts'
import { isSame } from './same.ts'

/** A bearer token (RFC 6750), no longer than our longest key. */
const BEARER = /^bearer +([\w.~+/-]{1,256}=*)$/i

/**
 * The caller's key: undefined without one, `bad` for a malformed header and for a key that is unknown to this site or
 * has ended. All keys of the site are compared in constant time, so that timing reveals nothing.
 */
export async function readKey(caller: Caller, site: Site, now: number): Promise<SiteKey | 'bad' | undefined> {
  const lines = caller.lines('authorization')
  if (lines.length === 0) return undefined
  const bearerToken = lines.length === 1 ? BEARER.exec(lines[0] ?? '')?.[1] : undefined
  if (bearerToken === undefined) return 'bad'
  const hash = await hexSha256(new TextEncoder().encode(bearerToken))
  const siteKey = site.keys.filter((key) => isSame(key.sha256, hash))[0]
  return siteKey !== undefined && isValid(siteKey, todayAt(now)) ? siteKey : 'bad'
}

/** Whether a key has not ended. It is still valid on its last day. `today` is YYYYMMDD. */
const isValid = ({ until }: SiteKey, today: number) => until === undefined || Number(until.replaceAll('-', '')) >= today
