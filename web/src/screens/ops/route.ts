import { PERSONAL, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const ops = {
  ...PERSONAL,
  exact: true,
  name: 'ops',
  pattern: /^\/ops$/,
  ...rareEntry('ops'),
  messages: ['ops'],
  layout: 'checkout',
  title: 'ops.title',
  // Money is settled during maintenance, too.
  duringMaintenance: 'available',
} as const satisfies Route
