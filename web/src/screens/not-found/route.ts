import { CONTENT, type Route } from '../../route.ts'

/** Matches every path, so it is the last route. */
export const notFound = {
  ...CONTENT,
  name: 'not-found',
  pattern: /^/,
  load: () => import('./not-found.tsx'),
  messages: ['not-found'],
  layout: 'default',
  indexed: false,
  status: 404,
  title: 'notFound.tab',
} as const satisfies Route
