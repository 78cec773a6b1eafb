import { CONTENT, type Route } from '../../route.ts'

export const flight = {
  ...CONTENT,
  name: 'flight',
  pattern: /^\/flight$/,
  load: () => import('./flight.tsx'),
  messages: ['flight', 'search', 'listing', 'basket'],
  layout: 'default',
  title: 'flightPage.title',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
