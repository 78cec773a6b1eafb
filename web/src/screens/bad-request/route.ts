import { CONTENT, type Route } from '../../route.ts'
import { rareEntry } from '../../rare-entry.ts'

export const badRequest = {
  ...CONTENT,
  name: 'bad-request',
  pattern: /^\/400$/,
  ...rareEntry('bad-request'),
  messages: ['not-found'],
  layout: 'default',
  indexed: false,
  status: 400,
  title: 'badRequest.title',
} as const satisfies Route
