import { CONTENT, rarely, type Route } from '../../route.ts'

export const locations = {
  ...CONTENT,
  name: 'locations',
  pattern: /^\/locations$/,
  ...rarely('locations'),
  messages: ['locations'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
