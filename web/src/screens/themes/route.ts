import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const themes = {
  ...CONTENT,
  name: 'themes',
  pattern: /^\/themes$/,
  ...rareEntry('themes'),
  messages: ['pages', 'search'],
  layout: 'default',
  title: 'themes.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
