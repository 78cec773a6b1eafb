/** `Cache-Control` of every response that may contain one visitor's data (decision 50.1). */
export const PRIVATE = 'private, no-store'

/** How long a shared response may be kept, in seconds. */
export interface CacheLifetimes {
  /** In a browser. */
  browser: number
  /** In a cache that visitors share, such as a CDN. */
  shared: number
  /** How much longer both may serve it while they ask for a new one. */
  whileAsking: number
}

/** `Cache-Control` of a shared response. */
export function publicFor({ browser, shared, whileAsking }: CacheLifetimes): string {
  const revalidated = whileAsking === 0 ? '' : `, stale-while-revalidate=${whileAsking}`
  return `public, max-age=${browser}, s-maxage=${shared}${revalidated}`
}

/** Whether a `Cache-Control` value lets caches share the response. */
export const isPublic = (caching: string | undefined): boolean => caching?.startsWith('public') ?? false
