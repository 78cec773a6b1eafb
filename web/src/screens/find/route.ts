import { PERSONAL, type Route } from '../../route.ts'

export const find = {
  ...PERSONAL,
  name: 'find',
  pattern: /^\/find$/,
  load: () => import('./find.tsx'),
  messages: ['find'],
  layout: 'default',
  title: 'find.title',
} as const satisfies Route
