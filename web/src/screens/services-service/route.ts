import { CONTENT, type Route } from '../../route.ts'

export const service = {
  ...CONTENT,
  name: 'services-service',
  pattern: /^\/services\/(?<service>[A-Za-z0-9-]{1,160})$/,
  load: () => import('./services-service.tsx'),
  messages: ['services-service', 'offers', 'listing', 'search', 'basket', 'gallery'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
