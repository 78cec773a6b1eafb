import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const theme = {
  ...CONTENT,
  name: 'themes-theme',
  pattern: /^\/themes\/(?<theme>[a-z0-9-]{1,40})$/,
  ...rareEntry('themes-theme'),
  messages: ['pages', 'offers', 'search'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
