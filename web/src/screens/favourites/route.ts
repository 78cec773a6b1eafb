import { PERSONAL, type Route } from '../../route.ts'

export const favourites = {
  ...PERSONAL,
  name: 'favourites',
  pattern: /^\/favourites$/,
  load: () => import('./favourites.tsx'),
  messages: ['favourites', 'listing'],
  layout: 'default',
  title: 'favourites.title',
} as const satisfies Route
