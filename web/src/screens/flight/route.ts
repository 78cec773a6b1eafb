import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const flight = {
  ...CONTENT,
  name: 'flight',
  pattern: /^\/flight$/,
  ...rarely('flight'),
  messages: ['flight', 'search', 'listing', 'basket'],
  layout: 'default',
  title: 'flightPage.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
