import source from '@rota/openapi/agency/callers.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/gateway.ts'
import { servedText } from '../../contract/served-text.ts'

type Json = Record<string, unknown>

/** Moves the parameters of a path item into its operations, and drops empty objects and lists (decision 1.5). */
function normal(document: Json): Json {
  const paths = Object.entries(document['paths'] as Record<string, Json>).map(
    ([path, { parameters = [], ...item }]) => {
      const operations = Object.entries(item).map(([method, operation]) => {
        const own = (operation as { parameters?: unknown[] }).parameters ?? []
        return [method, withoutEmpty({ ...(operation as Json), parameters: [...(parameters as unknown[]), ...own] })]
      })
      return [path, Object.fromEntries(operations)]
    },
  )
  const components = withoutEmpty(document['components'] as Json)
  return withoutEmpty({ ...document, paths: Object.fromEntries(paths), components })
}

function withoutEmpty(value: Json): Json {
  const isEmpty = (it: unknown) => typeof it === 'object' && it !== null && Object.keys(it).length === 0
  const droppable = new Set(['webhooks', 'parameters', 'schemas', 'responses', 'headers', 'examples', 'links'])
  return Object.fromEntries(Object.entries(value).filter(([key, it]) => !(droppable.has(key) && isEmpty(it))))
}

test("the served document is emitted from what is routed, and equals the callers' view of the source at its address", async () => {
  const gateway = fakeGateway()
  const { status, body } = await gateway.call('/api/openapi.json')
  expect(status).toBe(200)
  const here = servedText(JSON.stringify(source), 'http://localhost:4000', gateway.clock.now())
  expect(normal(body)).toEqual(normal(JSON.parse(here) as Json))
})

test('routes every operation, and hides partner operations from browsers (C10)', async () => {
  const gateway = fakeGateway()
  const served = (await gateway.call('/api/openapi.json')).body['paths'] as Record<string, Json>
  for (const [path, item] of Object.entries(served)) {
    const open = Object.entries(item).filter(([, operation]) => !Object.hasOwn(operation as Json, 'x-scope'))
    const known = open.map(([method]) => method.toUpperCase())
    const answered = await gateway.call(`/api${path.replace(/\{\w+\}/g, 'x')}`, { method: 'DELETE' })
    expect([path, answered.status, answered.headers.get('allow')?.split(', ').toSorted()]).toEqual([
      path,
      ...(open.length > 0 ? [405, known.toSorted()] : [404, undefined]),
    ])
  }
})
