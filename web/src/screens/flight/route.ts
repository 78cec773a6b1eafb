import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const flight = {
  ...CONTENT,
  name: 'flight',
  pattern: /^\/flight$/,
  ...rareEntry('flight'),
  messages: ['flight', 'search', 'listing', 'basket'],
  layout: 'default',
  title: 'flightPage.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
