import { CONTENT, type Route } from '../../route.ts'

export const tour = {
  ...CONTENT,
  name: 'tours-tour',
  pattern: /^\/tours\/(?<tour>[A-Za-z0-9-]{1,160})$/,
  load: () => import('./tours-tour.tsx'),
  messages: ['tours-tour', 'offers', 'listing', 'search', 'basket', 'gallery'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
