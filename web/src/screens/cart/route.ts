import { PERSONAL, type Route } from '../../route.ts'

export const cart = {
  ...PERSONAL,
  ...(import.meta.env.SSR ? await import('./server-route.ts') : {}),
  exact: true,
  name: 'cart',
  pattern: /^\/cart$/,
  load: () => import('./cart.tsx'),
  messages: ['cart', 'basket', 'favourites', 'not-found'],
  layout: 'default',
  title: 'cart.title',
} as const satisfies Route
