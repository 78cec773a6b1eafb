import { PERSONAL, type Route } from '../../route.ts'

export const find = {
  ...PERSONAL,
  name: 'find',
  pattern: /^\/find$/,
  module: 'src/screens/find/find.tsx',
  load: () => import('./find.tsx'),
  messages: ['find'],
  layout: 'default',
  title: 'find.title',
} as const satisfies Route
