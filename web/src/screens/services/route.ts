import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const services = {
  ...CONTENT,
  name: 'services',
  pattern: /^\/services$/,
  ...rarely('services'),
  messages: ['services', 'offers', 'listing'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
