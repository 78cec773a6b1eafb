import { CONTENT, type Route } from '../../route.ts'

export const services = {
  ...CONTENT,
  name: 'services',
  pattern: /^\/services$/,
  load: () => import('./services.tsx'),
  messages: ['services', 'offers', 'listing'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
