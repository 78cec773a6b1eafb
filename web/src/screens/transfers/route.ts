import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const transfers = {
  ...CONTENT,
  name: 'transfers',
  pattern: /^\/transfers$/,
  ...rareEntry('transfers'),
  messages: ['transfers', 'transfer-search', 'search', 'listing', 'basket'],
  layout: 'default',
  title: 'transfers.title',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
