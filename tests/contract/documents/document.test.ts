import document from '@rota/openapi/agency.json' with { type: 'json' }
import callers from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { operations } from '@rota/openapi/agency/operations'
import { afterAll, expect, test } from 'vitest'
import { visitorOf } from '../visitor.ts'
import { startTestSystem } from '../test-system.ts'

const system = await startTestSystem()
afterAll(() => system.close())

test("the document that is served is the callers' view of the source, and is emitted from what is routed", async () => {
  const response = await visitorOf(system).ask('/api/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json')
  const text = (await response.text()).replaceAll(/http:\/\/localhost:\d+/g, 'https://your-site.example')
  expect(JSON.parse(text)).toEqual(callers)
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
