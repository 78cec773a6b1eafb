import { CONTENT, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const settings = {
  ...CONTENT,
  name: 'settings',
  pattern: /^\/settings$/,
  ...rarely('settings'),
  messages: ['settings'],
  layout: 'default',
  indexed: false,
  title: 'layout.settings',
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
} as const satisfies Route
