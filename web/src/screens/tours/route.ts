import { CONTENT, type Route } from '../../route.ts'

export const tours = {
  ...CONTENT,
  name: 'tours',
  // The second and third are older paths of the same list (decision 33.7).
  pattern: /^\/tours(?:\/list|\/ToursView)?$/,
  load: () => import('./tours.tsx'),
  messages: ['tours', 'offers', 'listing', 'search'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
