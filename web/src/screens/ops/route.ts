import { PERSONAL, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const ops = {
  ...PERSONAL,
  exact: true,
  name: 'ops',
  pattern: /^\/ops$/,
  ...rarely('ops'),
  messages: ['ops'],
  layout: 'checkout',
  title: 'ops.title',
  // Money is settled during maintenance, too.
  whileClosed: 'goes-on',
} as const satisfies Route
