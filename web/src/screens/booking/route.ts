import { PERSONAL, type Route } from '../../route.ts'

export const booking = {
  ...PERSONAL,
  exact: true,
  name: 'booking',
  pattern: /^\/booking\/(?<token>[A-Za-z0-9_-]{22,64})$/,
  load: () => import('./booking.tsx'),
  messages: ['booking', 'basket'],
  layout: 'default',
  title: 'booking.title',
  duringMaintenance: 'available',
} as const satisfies Route
