import { PERSONAL, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const favourites = {
  ...PERSONAL,
  name: 'favourites',
  pattern: /^\/favourites$/,
  ...rareEntry('favourites'),
  messages: ['favourites', 'listing', 'not-found'],
  layout: 'default',
  title: 'favourites.title',
} as const satisfies Route
