import { PERSONAL, rarely, type Route } from '../../route.ts'

export const find = {
  ...PERSONAL,
  name: 'find',
  pattern: /^\/find$/,
  ...rarely('find'),
  messages: ['find'],
  layout: 'default',
  title: 'find.title',
} as const satisfies Route
