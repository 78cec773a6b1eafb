import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const locations = {
  ...CONTENT,
  name: 'locations',
  pattern: /^\/locations$/,
  ...rarely('locations'),
  messages: ['pages'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
