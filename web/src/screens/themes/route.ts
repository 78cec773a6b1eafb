import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const themes = {
  ...CONTENT,
  name: 'themes',
  pattern: /^\/themes$/,
  ...rarely('themes'),
  messages: ['pages', 'search'],
  layout: 'default',
  title: 'themes.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
