import { CONTENT, type Route } from '../../route.ts'

export const home = {
  ...CONTENT,
  name: 'home',
  pattern: /^\/$/,
  load: () => import('./home.tsx'),
  messages: ['home', 'search', 'offers'],
  layout: 'default',
  title: 'home.title',
  whileClosed: 'notice',
  ...(import.meta.env.SSR ? await import('./served.ts') : {}),
} as const satisfies Route
