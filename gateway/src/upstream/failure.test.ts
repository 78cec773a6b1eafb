import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { CLASSES } from '../policy/classes.ts'
import { failureOf } from './failure.ts'

const problem = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  bytes: new TextEncoder().encode(JSON.stringify({ type: '/problems/declined', title: 'x', status, ...body })),
})

test.each([
  [422, { bankReason: '51' }, 'insufficient-funds', 'refused'],
  [402, { bankReason: 'a rule of this bank' }, 'refused', 'refused'],
  [422, { bankReason: 7 }, undefined, 'refused'],
  [422, {}, undefined, 'refused'],
  [500, { bankReason: '51' }, undefined, 'unknown'],
])('%i %j to a card: declined for %s', (status, body, declineReason, outcome) => {
  const failure = failureOf(operations.orderInitialize, CLASSES.pay, problem(status, body), 0)
  expect(failure).toMatchObject({ name: 'upstream-broken', outcome })
  expect('declineReason' in failure ? failure.declineReason : undefined).toBe(declineReason)
})
