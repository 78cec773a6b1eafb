import document from '@rota/openapi/agency.json' with { type: 'json' }
import { operations } from '@rota/openapi/agency/operations'
import { afterAll, expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'
import { whole } from './whole.ts'

const site = await whole()
afterAll(() => site.close())

test('the document that is served is the source, and is emitted from what is routed', async () => {
  const response = await visitorOf(site).ask('/api/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual(document)
})

test('every call of the document has a row in the table of operations, and no row is invented', () => {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.toSorted()).toEqual(
    Object.values(operations)
      .map((row) => `${row.method} ${row.path}`)
      .toSorted(),
  )
})
