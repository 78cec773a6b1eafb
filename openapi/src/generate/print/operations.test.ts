import { expect, test } from 'vitest'
import { generated, load, shop } from '../../testing/shop.ts'
import { concreteFirst } from './operations.ts'

interface Row {
  parameters: object[]
  [field: string]: unknown
}

const folder = await generated(shop())
const { operations } = await load<{ operations: Record<string, Row> }>(folder, 'operations.js')

test('a row contains path, class and audience of a call', () => {
  expect(operations.orderCreate).toEqual({
    operationId: 'orderCreate',
    method: 'POST',
    path: '/orders',
    class: 'pay',
    audience: 'session',
    gateway: false,
    tags: ['orders'],
    parameters: [{ name: 'idempotency-key', in: 'header', required: true, type: 'string', explode: false }],
    body: { required: true },
    responses: ['200', '404', '409'],
    assumed: false,
  })
  expect(operations.treeSave).toMatchObject({ body: { required: false }, responses: ['204', '404'] })
  expect(operations.orderState).toMatchObject({ gateway: true, body: null })
  expect(operations.hotelView).toMatchObject({ audience: 'shared', assumed: true })
})

test('the digest changes with every part of the document, even those that no row contains', async () => {
  const digestIn = async (where: string) => (await load<{ digest: string }>(where, 'operations.js')).digest
  const changed = shop()
  Object.assign(changed.paths['/orders']?.post ?? {}, { summary: 'Buys something else' })
  expect(await digestIn(await generated(shop()))).toBe(await digestIn(folder))
  expect(await digestIn(await generated(changed))).not.toBe(await digestIn(folder))
})

test('a row contains x-partner and x-missing', async () => {
  const document = shop()
  Object.assign(document.paths['/orders']?.post ?? {}, { 'x-partner': true, 'x-missing': 'Something is missing' })
  const table = await load<{ operations: Record<string, Row> }>(await generated(document), 'operations.js')
  expect(table.operations.orderCreate).toMatchObject({ partner: true, missing: 'Something is missing' })
  expect(operations.hotelView).not.toHaveProperty('partner')
})

test('a row contains the scope of a partner operation', async () => {
  const document = shop()
  Object.assign(document.paths['/orders']?.post ?? {}, { 'x-scope': 'partner' })
  const table = await load<{ operations: Record<string, Row> }>(await generated(document), 'operations.js')
  expect([table.operations.orderCreate?.scope, table.operations.hotelList?.scope]).toEqual(['partner', undefined])
})

test('a row contains the required scope, its own or the default', async () => {
  const document = shop()
  document.security = [{ sessionCookie: [] }, { siteKey: ['book'] }]
  Object.assign(document.paths['/hotels']?.get ?? {}, { security: [{}, { siteKey: ['read'] }] })
  const table = await load<{ operations: Record<string, Row> }>(await generated(document), 'operations.js')
  expect([table.operations.orderCreate?.scope, table.operations.hotelList?.scope]).toEqual(['book', 'read'])
})

test('a row contains the rate limit', async () => {
  const document = shop()
  Object.assign(document.paths['/orders']?.post ?? {}, { 'x-limit': 'form' })
  Object.assign(document.paths['/orders']?.post?.responses ?? {}, {
    '429': { $ref: '#/components/responses/NotFound' },
  })
  const table = await load<{ operations: Record<string, Row> }>(await generated(document), 'operations.js')
  expect([table.operations.orderCreate?.limit, table.operations.hotelList?.limit]).toEqual(['form', undefined])
})

test('parameters contain everything the decoder needs', () => {
  expect(operations.hotelList?.parameters).toEqual([
    { name: 'stars', in: 'query', required: false, type: 'array', explode: false, items: 'integer' },
    { name: 'cabins', in: 'query', required: false, type: 'array', explode: true, items: 'string' },
    {
      name: 'price',
      in: 'query',
      required: false,
      type: 'object',
      explode: false,
      properties: { min: 'number', max: 'number' },
    },
    { name: 'direct', in: 'query', required: false, type: 'boolean', explode: true },
    { name: 'adults', in: 'query', required: false, type: 'integer', explode: true, default: 2 },
    { name: 'sort', in: 'query', required: false, type: 'string', explode: true },
  ])
})

test('sorts concrete paths before templated ones, and keeps the order otherwise', () => {
  expect(Object.keys(operations)).toEqual([
    'hotelNear',
    'hotelList',
    'orderCreate',
    'treeSave',
    'hotelView',
    'orderState',
  ])
  const paths = ['/{a}/b', '/tours/{id}', '/tours/{id}/dates', '/tours/tours', '/tours', '/tours/{id}/{day}']
  expect(
    paths
      .map((path) => ({ path }))
      .toSorted(concreteFirst)
      .map((it) => it.path),
  ).toEqual(['/tours/tours', '/tours', '/tours/{id}', '/tours/{id}/dates', '/tours/{id}/{day}', '/{a}/b'])
})

test('routes.js has only method and path, of each operation and of all', async () => {
  const { routes, hotelView } = await load<{ routes: Record<string, string>; hotelView: string }>(folder, 'routes.js')
  expect(hotelView).toBe(routes.hotelView)
  expect(routes.hotelView).toBe('GET /hotels/{id}')
  expect(Object.keys(routes)).toEqual(Object.keys(operations))
})

test('exports enumerations with names as objects', async () => {
  expect(await load(folder, 'enums.js')).toMatchObject({ OrderStatus: { Open: 1, Paid: 2 } })
})
