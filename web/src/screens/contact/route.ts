import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const contact = {
  ...CONTENT,
  name: 'contact',
  pattern: /^\/contact$/,
  ...rareEntry('contact'),
  messages: ['pages'],
  layout: 'default',
  title: 'contactPage.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
