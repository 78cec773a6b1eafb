import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import type { Intent } from '../ports/records.ts'
import type { Site } from '../ports/site.ts'

/**
 * The site of a stored payment or cancellation, which may continue long after the visitor's request. Throws
 * `unknown-site` with outcome `not-sent` if the configuration no longer has the site. The caller treats this like a call
 * that could not be sent: it tries again, and alerts a person in the end.
 */
export function recordedSite(record: { site: string; origin: string }, { config }: Pick<Context, 'config'>): Site {
  const configured = Object.hasOwn(config.sites, record.site) ? config.sites[record.site] : undefined
  if (!configured) throw new Problem('unknown-site', { outcome: 'not-sent' })
  return { ...configured, host: record.site, origin: record.origin }
}

/** The site and session for calls about an attempt. Throws like `recordedSite`. */
export function addressee(context: Pick<Context, 'config'>, intent: Intent): { site: Site; sessionId: string } {
  return { site: recordedSite(intent, context), sessionId: intent.booking }
}
