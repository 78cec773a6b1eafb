import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const services = {
  ...CONTENT,
  name: 'services',
  pattern: /^\/services$/,
  ...rareEntry('services'),
  messages: ['services', 'offers', 'listing'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
