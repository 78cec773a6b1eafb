import { PERSONAL, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const find = {
  ...PERSONAL,
  name: 'find',
  pattern: /^\/find$/,
  ...rareEntry('find'),
  messages: ['booking'],
  layout: 'default',
  title: 'find.title',
} as const satisfies Route
