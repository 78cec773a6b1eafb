import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { CLASSES, policyOf } from './classes.ts'

test('every class of the contract is known', () => {
  for (const row of Object.values(operations)) expect(policyOf(row.class)).toBe(CLASSES[row.class])
})

test.each(['nonsense', 'toString', '__proto__'])('a class called %s stops the start', (name) => {
  expect(() => policyOf(name)).toThrow(`Unknown middleware ${name}`)
})

test('an unknown guard stops the start', () => {
  const odd = { ...CLASSES.cart, guards: ['origin', 'moon'] as never }
  expect(() => policyOf('odd', { odd })).toThrow('Unknown middleware moon')
})

test('every class that changes state requires the origin and runs to its end', () => {
  const changing = ['start', 'cart', 'begin', 'update', 'commit', 'pay', 'form'] as const
  for (const name of changing) expect(CLASSES[name]).toMatchObject({ finishes: true, cacheMs: 0 })
  for (const name of [...changing, 'promo'] as const) expect(CLASSES[name].guards).toContain('origin')
})

test('an idempotency key is required for cart, begin, update, commit, pay and form', () => {
  const keyed = Object.entries(CLASSES).filter(([, policy]) => policy.guards.includes('idempotency'))
  expect(keyed.map(([name]) => name)).toEqual(['cart', 'begin', 'update', 'commit', 'pay', 'form'])
  for (const [, policy] of keyed) expect(policy.keyMs).toBeGreaterThan(0)
})
