import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const service = {
  ...CONTENT,
  name: 'services-service',
  pattern: /^\/services\/(?<service>[A-Za-z0-9-]{1,160})$/,
  ...rareEntry('services-service'),
  messages: ['services-service', 'offers', 'listing', 'search', 'basket', 'gallery'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
