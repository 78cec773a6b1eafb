import type { Site } from '../../ports/site.ts'

/**
 * Whether search engines may read a site: as its configuration says, else everywhere but below `localhost`, where
 * demonstrations run (decision 33.10).
 */
export const isOpen = ({ host, crawlers }: Pick<Site, 'host' | 'crawlers'>): boolean =>
  crawlers === undefined ? !/(?:^|\.)localhost$/.test(host) : crawlers === 'open'

/** Paths without pages. Pages that must not be indexed are not listed: crawlers have to read their `noindex`. */
const DISALLOWED_PATHS = ['/api/', '/control/', '/payment/']

/** The robots.txt of a host. */
export function robotsOf(site: Site): string {
  const lines = isOpen(site)
    ? [...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site.origin}/sitemap.xml`]
    : ['Disallow: /']
  return ['User-agent: *', ...lines, ''].join('\n')
}
