import type { Site, SiteKey } from '../ports/site.ts'
import type { Caller } from '../ports/platform.ts'
import { todayAt } from '../translate/today.ts'
import { isSame } from './same.ts'

/** The token of RFC 6750; what is longer than any key of ours is none. */
const BEARER = /^bearer +([\w.~+/-]{1,256}=*)$/i

/**
 * The key that a caller shows: undefined for who shows none, `bad` for a header that cannot be read and for a key that is
 * not one of this site, or not any more. Every key of the site is compared, and each to its end, so that time tells nothing.
 */
export async function readKey(caller: Caller, site: Site, now: number): Promise<SiteKey | 'bad' | undefined> {
  const lines = caller.lines('authorization')
  if (lines.length === 0) return undefined
  const shown = lines.length === 1 ? BEARER.exec(lines[0] ?? '')?.[1] : undefined
  if (shown === undefined) return 'bad'
  const hash = await sha256(shown)
  const known = site.keys.filter((key) => isSame(key.sha256, hash))[0]
  return known !== undefined && isGood(known, todayAt(now)) ? known : 'bad'
}

/** Whether a key still opens anything; on its last day it does. `today` as YYYYMMDD. */
const isGood = ({ until }: SiteKey, today: number) => until === undefined || Number(until.replaceAll('-', '')) >= today

/** SHA-256 of a text in hexadecimal, as configuration has it. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
