import { PERSONAL, type Route } from '../../route.ts'

export const checkout = {
  ...PERSONAL,
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
  exact: true,
  name: 'checkout',
  pattern: /^\/checkout$/,
  load: () => import('./checkout.tsx'),
  messages: ['checkout', 'basket', 'not-found'],
  layout: 'checkout',
  title: 'checkout.title',
} as const satisfies Route

/** The payment step under its common name (decision 33.1). */
export const payment = {
  ...checkout,
  name: 'payment',
  folder: 'checkout',
  pattern: /^\/(?<step>payment)$/,
} as const satisfies Route
