import { CONTENT, type Route } from '../../route.ts'

export const services = {
  ...CONTENT,
  name: 'services',
  pattern: /^\/services$/,
  module: 'src/screens/services/services.tsx',
  load: () => import('./services.tsx'),
  messages: ['services', 'offers', 'listing'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
