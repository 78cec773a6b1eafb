import * as z from 'zod'
import { canonicalHost } from '../guards/host.ts'
import type { Config } from '../ports/config.ts'
import type { SiteKey } from '../ports/site.ts'
import { ConfigError } from './config-error.ts'
import { orThrow, readJson } from './parse.ts'

const host = z.string().refine((name) => canonicalHost(name) === name, 'must be a host name in lower case')

const siteKey = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,40}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  scopes: z.array(z.enum(['read', 'book', 'partner'])).min(1),
  until: z.iso.date().optional(),
})

const areDistinct = (keys: SiteKey[]) =>
  new Set(keys.map(({ name }) => name)).size === keys.length &&
  new Set(keys.map(({ sha256 }) => sha256)).size === keys.length

const sitesSchema = z
  .record(
    host,
    z.strictObject({
      account: z.string().regex(/^[0-9]{1,12}$/),
      // Host names that the security policies of pages and hand-off documents allow.
      paymentHosts: z.array(host),
      inventory: z.enum(['agency', 'provider']).optional(),
      crawlers: z.enum(['open', 'closed']).optional(),
      keys: z.array(siteKey).default([]).refine(areDistinct, 'must have names and hashes of their own'),
    }),
  )
  .refine((sites) => Object.keys(sites).length > 0, 'must name a site')

/** Reads the sites from SITES_FILE. Throws a ConfigError if the file is invalid or does not have the default site. */
export function sitesOf(file: string, defaultSite: string | undefined): Config['sites'] {
  const sites = orThrow(sitesSchema.safeParse(readJson('SITES_FILE', file)), 'SITES_FILE')
  if (defaultSite === undefined || Object.hasOwn(sites, defaultSite)) return sites
  throw new ConfigError([`DEFAULT_SITE ${defaultSite} is not in SITES_FILE`])
}
