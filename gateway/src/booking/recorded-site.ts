import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Intent } from '../ports/records.ts'
import type { Site } from '../ports/site.ts'

/**
 * The site of a payment or cancellation, which may run long after the visitor's request. Throws `unknown-site` with
 * outcome `not-sent` if the configuration no longer has the site: the run that called counts this failure, and alerts a
 * person in time.
 */
export function recordedSite(record: { site: string; origin: string }, { config }: Pick<Context, 'config'>): Site {
  const known = Object.hasOwn(config.sites, record.site) ? config.sites[record.site] : undefined
  if (!known) throw new Problem('unknown-site', { outcome: 'not-sent' })
  return { ...known, host: record.site, origin: record.origin }
}

/** The site and session for calls about an attempt. Throws like `recordedSite`. */
export function addressee(context: Pick<Context, 'config'>, intent: Intent): { site: Site; sessionId: string } {
  return { site: recordedSite(intent, context), sessionId: intent.booking }
}
