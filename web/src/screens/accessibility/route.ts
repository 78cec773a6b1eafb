import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const accessibility = {
  ...CONTENT,
  name: 'accessibility',
  pattern: /^\/pages\/accessibility$/,
  ...rarely('accessibility'),
  messages: ['pages'],
  layout: 'default',
  title: 'footer.accessibility',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
