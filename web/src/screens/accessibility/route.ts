import { CONTENT, type Route } from '../../route.ts'

export const accessibility = {
  ...CONTENT,
  name: 'accessibility',
  pattern: /^\/pages\/accessibility$/,
  load: () => import('./accessibility.tsx'),
  messages: ['accessibility'],
  layout: 'default',
  title: 'footer.accessibility',
} as const satisfies Route
