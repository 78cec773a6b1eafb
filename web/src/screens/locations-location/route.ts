import { CONTENT, rarely, type Route } from '../../route.ts'

export const location = {
  ...CONTENT,
  name: 'locations-location',
  pattern: /^\/locations\/(?<location>[A-Za-z0-9]{1,40})$/,
  ...rarely('locations-location'),
  messages: ['locations-location', 'locations', 'rails', 'offers', 'search', 'gallery'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
