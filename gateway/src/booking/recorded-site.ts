import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Site } from '../ports/site.ts'

/**
 * The site of a payment or a cancellation, long after the visitor's request. Throws `unknown-site`, as for a call that was
 * not sent, if the configuration no longer has it: whoever drives the record counts that, and alerts a person in time.
 */
export function recordedSite(record: { site: string; origin: string }, { config }: Pick<Context, 'config'>): Site {
  const known = Object.hasOwn(config.sites, record.site) ? config.sites[record.site] : undefined
  if (!known) throw new Problem('unknown-site', { outcome: 'not-sent' })
  return { ...known, host: record.site, origin: record.origin }
}
