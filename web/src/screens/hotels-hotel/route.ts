import { CONTENT, type Route } from '../../route.ts'

export const hotel = {
  ...CONTENT,
  name: 'hotels-hotel',
  pattern: /^\/hotels\/(?<hotel>[A-Za-z0-9-]{1,160})$/,
  load: () => import('./hotels-hotel.tsx'),
  messages: ['hotels-hotel', 'amenities', 'search', 'gallery', 'basket'],
  layout: 'hotel',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
