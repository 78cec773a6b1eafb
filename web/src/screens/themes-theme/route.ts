import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const theme = {
  ...CONTENT,
  name: 'themes-theme',
  pattern: /^\/themes\/(?<theme>[a-z0-9-]{1,40})$/,
  ...rarely('themes-theme'),
  messages: ['pages', 'offers', 'search'],
  layout: 'default',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
