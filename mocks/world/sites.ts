import { Refusal } from './basics/refusal.ts'
import type { SiteSeed } from './seed/sites/site-seed.ts'
import { SITES } from './seed/sites/sites.ts'

const [FIRST, ...OTHERS] = SITES

/** The site of an account; undefined when there is none. */
export const findSite = (account: string): SiteSeed | undefined => SITES.find(({ site }) => site.account === account)

/** The site of an account. Throws the refusal `not-found`. */
export function siteOf(account: string): SiteSeed {
  const found = findSite(account)
  if (found === undefined) throw new Refusal('not-found', 'There is no such account.')
  return found
}

/** The site of a host name. An unknown host gets the oldest site. */
export const siteAt = (host: string | null): SiteSeed => OTHERS.find(({ hosts }) => hosts.includes(host ?? '')) ?? FIRST
