import { expect, test } from 'vitest'
import banks from '../../../reference/banks.json' with { type: 'json' }
import policies from '../../../reference/policies.json' with { type: 'json' }
import { ContractError } from '../contract-error.ts'
import type { Document, SchemaObject } from '../document/document.ts'
import { basketCurrencies, withReferences } from './references.ts'

const documentWith = (schema: object): Document => ({
  openapi: '3.1.0',
  paths: {},
  components: { schemas: { List: { type: 'array', items: schema as SchemaObject } } },
})

function itemsOf(schema: object): SchemaObject {
  const list = withReferences(documentWith(schema)).components?.schemas?.['List'] as SchemaObject
  return list.items as SchemaObject
}

const idsOf = (kind: string) => policies.filter((policy) => policy.kind === kind).map(({ id }) => id)

test.each([
  ['currencies', ['try', 'eur', 'usd', 'gbp']],
  ['currency-codes', ['TRY', 'EUR', 'USD', 'GBP']],
  ['banks', banks.map(({ id }) => id)],
  ['smoking-policies', idsOf('smoking')],
  ['pet-policies', idsOf('pets')],
  ['parking-policies', idsOf('parking-shuttle')],
])('replaces x-reference: %s by the enumeration of its file', (name, values) => {
  const items = itemsOf({ type: 'string', 'x-reference': name })
  expect(items.enum).toEqual(values)
  expect(items).not.toHaveProperty('x-reference')
})

test('lists names of ids in the description', () => {
  expect(itemsOf({ description: 'A bank.', 'x-reference': 'banks' }).description).toBe(
    `A bank. ${banks.map(({ id, name }) => `${id} ${name}`).join(', ')}.`,
  )
})

test('refuses an unknown list, and an enumeration beside the mark', () => {
  expect(() => withReferences(documentWith({ 'x-reference': 'planets' }))).toThrow(ContractError)
  expect(() => withReferences(documentWith({ 'x-reference': 'banks', enum: [1] }))).toThrow(ContractError)
})

test('amounts have two decimals, which is right for every currency that a basket can hold (decision 31.4)', () => {
  expect(basketCurrencies.map(({ minorUnits }) => minorUnits)).toEqual([2, 2, 2, 2])
})
