import { expect, test } from 'vitest'
import { shop } from '../testing/shop.ts'
import { runnerDocument } from './runner-document.ts'

test('a runner is told where the gateway is, what callers see, and no multiples of fractions', () => {
  const contract = shop()
  const step = (multipleOf: number) => ({ type: 'number', multipleOf })
  const secret = { type: 'string', 'x-private': true }
  const properties = { amount: step(0.01), dozens: step(12), all: { type: 'array', items: step(0.5) }, secret }
  contract.components = { ...contract.components, schemas: { Sum: { type: 'object', properties } } }
  const { servers, components } = runnerDocument(contract)
  expect(servers).toEqual([expect.objectContaining({ url: 'http://localhost:4000/api' })])
  expect(components?.schemas?.['Sum']).toEqual({
    type: 'object',
    properties: { amount: { type: 'number' }, dozens: step(12), all: { type: 'array', items: { type: 'number' } } },
  })
})
