import { STALE_CACHING } from '../policy/sharing.ts'
import type { Params } from '../contract/input.ts'
import type { Site } from '../ports/site.ts'
import type { CallAnswer } from './answer-call.ts'
import type { Plan } from './plan.ts'
import { surrogateKeyOf } from './surrogate-keys.ts'

/**
 * The headers that let a CDN or proxy in front of the gateway keep a successful response that is the same for all
 * callers without a key. No headers for any other response. Responses vary by `Authorization` only, because a wrong key
 * gets 401.
 */
export function sharedCacheHeaders(plan: Plan, site: Site, params: Params, answer: CallAnswer): Record<string, string> {
  if (plan.sharedCaching === undefined) return {}
  const isStale = answer.headers['cache-status'] !== undefined
  return {
    'cache-control': isStale ? STALE_CACHING : plan.sharedCaching,
    vary: 'Authorization',
    'surrogate-key': surrogateKeyOf(site, plan.record, params),
  }
}
