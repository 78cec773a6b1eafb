import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const accessibility = {
  ...CONTENT,
  name: 'accessibility',
  pattern: /^\/pages\/accessibility$/,
  ...rareEntry('accessibility'),
  messages: ['pages'],
  layout: 'default',
  title: 'footer.accessibility',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
