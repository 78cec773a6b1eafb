import type { OperationClass } from '@rota/openapi/agency/operations'
import { publicFor, type CacheLifetimes } from '../translate/http/caching.ts'

/**
 * What a cache in front of the gateway may keep, and for how many seconds (decision 50.1). A class without a row is
 * never shared: it changes something, belongs to a visitor, or has prices that a visitor will be charged.
 *
 * The gateway's own cache comes on top: a response of the agency may be a minute old when it is sent.
 */
const SHARED: Partial<Record<OperationClass | 'page', CacheLifetimes>> = {
  // Our own scripts revalidate every time. One second, because HAProxy stores nothing with `max-age=0`.
  catalogue: { browser: 1, shared: 30, whileAsking: 30 },
  page: { browser: 30, shared: 30, whileAsking: 60 },
}

/** An answer that replaces a failure of the agency: the gateway asks again after five seconds (decision 5.3). */
const STALE: CacheLifetimes = { browser: 1, shared: 5, whileAsking: 0 }

/** `Cache-Control` of shared answers of a class, or undefined if they are never shared. */
export function sharedCaching(name: OperationClass | 'page'): string | undefined {
  const lifetimes = SHARED[name]
  return lifetimes && publicFor(lifetimes)
}

/** `Cache-Control` of a shared answer that is stale already. */
export const STALE_CACHING = publicFor(STALE)
