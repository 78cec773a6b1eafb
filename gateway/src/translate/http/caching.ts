/** `Cache-Control` of everything that is one visitor's own, or that could be (decision 50.1). */
export const PRIVATE = 'private, no-store'

/** How long a shared answer may be kept, in seconds. */
export interface Sharing {
  /** By a browser. */
  browser: number
  /** By a cache that visitors share, such as a CDN. */
  shared: number
  /** How much longer either may give it while it asks for a new one. */
  whileAsking: number
}

/** `Cache-Control` of a shared answer. */
export function publicFor({ browser, shared, whileAsking }: Sharing): string {
  const revalidated = whileAsking === 0 ? '' : `, stale-while-revalidate=${whileAsking}`
  return `public, max-age=${browser}, s-maxage=${shared}${revalidated}`
}

/** Whether a `Cache-Control` value lets caches share the answer. */
export const isPublic = (caching: string | undefined): boolean => caching?.startsWith('public') ?? false
