import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const pages = {
  ...CONTENT,
  name: 'pages',
  pattern: /^\/pages$/,
  ...rareEntry('pages'),
  messages: ['pages'],
  layout: 'default',
  title: 'pages.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
