import { expect, test } from 'vitest'
import { generated, load, shop } from '../../testing/shop.ts'
import type { Validate } from '../../runtime.ts'
import { compileContract } from '../validators/compile.ts'
import type { Document, Schema } from '../document/document.ts'

/** The shop, whose order repeats the payment in its response, with the closed schemas of the request. */
function tellingShop(change: Record<string, Schema> = {}): Document {
  const document = shop()
  const schemas = document.components?.schemas ?? {}
  const order = schemas.Order
  if (typeof order !== 'object') throw new Error('the shop has no order')
  const pay = { $ref: '#/components/schemas/Pay' }
  const Order = { ...order, properties: { ...order.properties, pay } }
  return { ...document, components: { ...document.components, schemas: { ...schemas, Order, ...change } } }
}

const folder = await generated(tellingShop())
const { body, ubody, r200, u200 } = await load<Record<string, Validate>>(folder, 'validators/orderCreate.js')

const request = (pay: object) => ({ pay, total: 1.5, from: 20270521, to: 20270522 })
const answer = (pay: object) => ({ pay, status: 1, token: 't' })

test.each([
  ['known', { kind: 'transfer', bank: 'b' }, true, true],
  ['unknown', { kind: 'transfer', bank: 'b', branch: 7 }, false, true],
  ['missing', { kind: 'transfer', branch: 7 }, false, false],
  ['wrong', { kind: 'transfer', bank: 1 }, false, false],
])('a property that is %s: requests are closed, answers are open', (_what, pay, inRequest, inAnswer) => {
  expect([body?.(request(pay)), ubody?.(request(pay))]).toEqual([inRequest, inRequest])
  expect([r200?.(answer(pay)), u200?.(answer(pay))]).toEqual([inAnswer, inAnswer])
})

test('typed text is checked in requests, never in responses (B9)', () => {
  const parts = compileContract(
    tellingShop({ Pay: { type: 'object', properties: { holder: { type: 'string', format: 'line' } } } }),
  ).operations.get('orderCreate')
  const pay = { holder: 'Ada\u202e' }
  expect([parts?.get('body')?.(request(pay)), parts?.get('ubody')?.(request(pay))]).toEqual([false, false])
  expect([parts?.get('r200')?.(answer(pay)), parts?.get('u200')?.(answer(pay))]).toEqual([true, true])
})

test('a component loaded by its name is closed: records may not keep unknown properties', async () => {
  const { schemas } = await load<{ schemas: Record<string, () => Promise<Validate>> }>(folder, 'validators/index.js')
  const transfer = await schemas.PayTransfer?.()
  expect(transfer?.({ kind: 'transfer', bank: 'b', branch: 7 })).toBe(false)
  expect(Object.keys(schemas).filter((id) => id.includes('.'))).toEqual([])
})

test('a form is compiled only where it differs and is needed', () => {
  const ids = [...compileContract(tellingShop()).components.keys()].filter((id) => id.includes('.'))
  expect(ids.toSorted()).toEqual([
    'Hotel.browser',
    'Order.browser.open',
    'Order.open',
    'OrderRequest.browser',
    'Pay.open',
    'PayCard.open',
    'PayTransfer.open',
    'Room.browser',
  ])
})

test('unevaluatedProperties closes a request, but no response', () => {
  const sealed = {
    allOf: [{ type: 'object', properties: { kind: {} }, required: ['kind'] }],
    unevaluatedProperties: false,
  }
  const parts = compileContract(tellingShop({ Pay: sealed })).operations.get('orderCreate')
  const pay = { kind: 'transfer', branch: 7 }
  expect([parts?.get('body')?.(request(pay)), parts?.get('r200')?.(answer(pay))]).toEqual([false, true])
  expect(parts?.get('r200')?.(answer({ branch: 7 }))).toBe(false)
})
