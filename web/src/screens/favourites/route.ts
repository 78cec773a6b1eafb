import { PERSONAL, type Route } from '../../route.ts'
import { rarely } from '../../rarely.ts'

export const favourites = {
  ...PERSONAL,
  name: 'favourites',
  pattern: /^\/favourites$/,
  ...rarely('favourites'),
  messages: ['favourites', 'listing', 'not-found'],
  layout: 'default',
  title: 'favourites.title',
} as const satisfies Route
