import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

/** A content page. Every path that no other route knows may be the URL of one (decision 33.12). */
export const page = {
  ...CONTENT,
  name: 'pages-page',
  pattern: /^\/(?:pages\/)?(?<page>[a-z0-9/-]{1,120})$/,
  ...rareEntry('pages-page'),
  messages: ['pages', 'offers', 'search', 'gallery'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
