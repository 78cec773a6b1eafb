import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const settings = {
  ...CONTENT,
  name: 'settings',
  pattern: /^\/settings$/,
  ...rareEntry('settings'),
  messages: ['settings'],
  layout: 'default',
  indexed: false,
  title: 'layout.settings',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
