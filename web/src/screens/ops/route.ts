import { PERSONAL, rarely, type Route } from '../../route.ts'

export const ops = {
  ...PERSONAL,
  exact: true,
  name: 'ops',
  pattern: /^\/ops$/,
  ...rarely('ops'),
  messages: ['ops'],
  layout: 'checkout',
  title: 'ops.title',
  whileClosed: 'goes-on',
} as const satisfies Route
