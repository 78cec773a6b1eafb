import { CONTENT, type Route } from '../../route.ts'

export const badRequest = {
  ...CONTENT,
  name: 'bad-request',
  pattern: /^\/400$/,
  load: () => import('./bad-request.tsx'),
  messages: ['bad-request'],
  layout: 'default',
  indexed: false,
  status: 400,
  title: 'badRequest.title',
} as const satisfies Route
