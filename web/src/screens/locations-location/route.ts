import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const location = {
  ...CONTENT,
  name: 'locations-location',
  pattern: /^\/locations\/(?<location>[A-Za-z0-9]{1,40})$/,
  ...rareEntry('locations-location'),
  messages: ['pages', 'offers', 'search', 'gallery'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
