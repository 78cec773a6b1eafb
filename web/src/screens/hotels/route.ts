import { CONTENT, type Route } from '../../route.ts'

export const hotels = {
  ...CONTENT,
  name: 'hotels',
  pattern: /^\/hotels$/,
  load: () => import('./hotels.tsx'),
  messages: ['hotels', 'amenities', 'search', 'listing'],
  layout: 'hotel',
  title: 'hotels.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
