import { CONTENT, type Route } from '../../route.ts'

export const home = {
  ...CONTENT,
  name: 'home',
  pattern: /^\/$/,
  load: () => import('./home.tsx'),
  messages: ['home', 'search', 'offers', 'transfer-search'],
  layout: 'default',
  duringMaintenance: 'notice',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
