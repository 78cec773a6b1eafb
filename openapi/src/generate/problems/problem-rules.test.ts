import { expect, test } from 'vitest'
import type { Operation } from '../document/document.ts'
import { PROBLEM_RULES } from './problem-rules.ts'

const BODY = { content: {} }
const ALWAYS = '400 421 422 500 503'

/** The statuses that a rule assigns to a call, in order; with names where several responses are possible. */
function problems(rule: string, operation: Partial<Operation>, headers: string[] = []): string {
  const responses = PROBLEM_RULES.get(rule)?.problemsOf({
    operation: { operationId: 'call', ...operation },
    headers: new Set(headers),
  })
  return Object.entries(responses ?? {})
    .map(([status, name]) => (status === '401' || status === '403' ? `${status}:${name}` : status))
    .join(' ')
}

const shared = { 'x-class': 'catalogue', 'x-audience': 'shared' }

test.each<[string, Partial<Operation>, string[], string]>([
  ['a list for everybody', shared, [], '400 401:BadKey 403:ScopeMissing 421 422 500 502 503 504'],
  [
    'something by its id',
    { ...shared, 'x-not-found': { detail: 'No hotel has this id.' } },
    [],
    '400 401:BadKey 403:ScopeMissing 404 421 422 500 502 503 504',
  ],
  [
    'a limited search with a body',
    { ...shared, 'x-class': 'search', 'x-limit': 'search', requestBody: BODY },
    [],
    '400 401:BadKey 403:ScopeMissing 413 415 421 422 429 500 502 503 504',
  ],
  [
    'a read of the session',
    { 'x-class': 'payment-check' },
    ['X-Session'],
    '400 401:SessionExpired 403:ScopeMissing 404 421 422 500 502 503 504',
  ],
  [
    'a code for the basket',
    { 'x-class': 'promo' },
    ['X-Session'],
    '400 401:SessionExpired 403:CrossSite 404 421 422 500 502 503 504',
  ],
  [
    'a change of the basket',
    { 'x-class': 'cart', requestBody: BODY },
    ['Idempotency-Key', 'If-Match', 'X-Session'],
    '400 401:SessionExpired 403:CrossSite 404 409 412 413 415 421 422 428 500 502 503 504',
  ],
  [
    'a call of partners',
    { 'x-class': 'commit', 'x-scope': 'partner' },
    ['Idempotency-Key'],
    '400 404 409 421 422 500 502 503 504',
  ],
  [
    'a call that the gateway answers by itself',
    { 'x-class': 'catalogue', 'x-audience': 'shared', tags: ['content', 'gateway'] },
    [],
    '400 401:BadKey 403:ScopeMissing 421 422 500 503',
  ],
])('%s', (_what, operation, headers, expected) => {
  expect(problems('gateway', operation, headers)).toBe(expected)
  for (const status of ALWAYS.split(' ')) expect(expected).toContain(status)
})

test('gives every call of the provider the same problems', () => {
  expect(problems('provider', { 'x-class': 'search' })).toBe('401:Unauthorized 403:Forbidden 404 500 502 503 504')
})
