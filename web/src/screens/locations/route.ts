import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const locations = {
  ...CONTENT,
  name: 'locations',
  pattern: /^\/locations$/,
  ...rareEntry('locations'),
  messages: ['pages'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
