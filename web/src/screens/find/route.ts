import { PERSONAL, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const find = {
  ...PERSONAL,
  name: 'find',
  pattern: /^\/find$/,
  ...rarely('find'),
  messages: ['booking'],
  layout: 'default',
  title: 'find.title',
} as const satisfies Route
