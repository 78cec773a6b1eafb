import { expect, test } from 'vitest'
import { shop } from '../../testing/shop.ts'
import { callersView } from './callers-view.ts'
import { upstreamView } from './upstream-view.ts'

const secret = { type: 'string', 'x-private': true }

/** The shop with a schema that both legs use, and an unreferenced one. */
function withNote() {
  const contract = shop()
  const properties = { text: { type: 'string' }, account: secret, token: { type: 'string', 'x-added': true } }
  const note = { type: 'object', required: ['text', 'account', 'token'], properties }
  contract.components = { ...contract.components, schemas: { ...contract.components?.schemas, Note: note, Lost: {} } }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Note' }, example: { text: 'a' } } }
  const get = {
    operationId: 'noteView',
    tags: ['hotels'],
    security: [{ sessionCookie: [] }],
    'x-class': 'search',
    'x-partner': true,
    parameters: [
      { name: 'X-Session', in: 'header', schema: { type: 'string' } },
      { name: 'id', in: 'query', schema: { type: 'string' } },
      { name: 'account', in: 'query', schema: secret },
    ],
    responses: {
      '200': { description: 'A note.', headers: { 'X-Session': {} }, content },
      '401': { description: 'Who are you?' },
    },
  }
  contract.paths = { ...contract.paths, '/note': { get } }
  return contract
}

test('the view of callers has an absolute URL and nothing that is private to the upstream', () => {
  const view = callersView(withNote())
  expect(view['servers']).toEqual([expect.objectContaining({ url: 'https://your-site.example/api' })])
  expect(view.components?.schemas?.['Note']).toEqual({
    type: 'object',
    required: ['text', 'token'],
    properties: { text: { type: 'string' }, token: { type: 'string' } },
  })
  expect(view.components?.schemas).not.toHaveProperty('Lost')
  const { parameters, ...call } = view.paths['/note']?.get ?? {}
  expect(parameters).toEqual([expect.objectContaining({ in: 'header' }), expect.objectContaining({ name: 'id' })])
  expect(call).toHaveProperty('x-class')
  expect(call).not.toHaveProperty('x-partner')
})

test('the view of agencies has private properties, session and referer, but no keys, headers or problems of the gateway', () => {
  const view = upstreamView(withNote())
  expect(view.components?.schemas?.['Note']).toMatchObject({ required: ['text', 'account'] })
  const call = view.paths['/note']?.get
  expect(call?.parameters).toEqual([
    expect.objectContaining({ name: 'id' }),
    expect.objectContaining({ name: 'account' }),
    ...['SessionId', 'Referer', 'Partner'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ])
  expect(Object.keys(call?.responses ?? {})).toEqual(['200', '4XX'])
  expect(call?.responses?.['200']).toEqual({
    description: 'A note.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } },
  })
  expect(call).not.toHaveProperty('x-class')
  expect(view['security']).toEqual([{ agency: [] }])
  expect(JSON.stringify(view)).not.toContain('sessionCookie')
  expect(view.paths).not.toHaveProperty('/orders/{token}')
})
