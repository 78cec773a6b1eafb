import { expect, test } from 'vitest'
import { generated, load, shop } from '../../testing/shop.ts'
import type { Validate } from '../../runtime.ts'
import { compileContract } from '../validators/compile.ts'
import type { Document, Schema } from '../document/document.ts'

/** The shop with the payment, a closed schema of the request, in the response of an order as well. */
function shopWithPayment(change: Record<string, Schema> = {}): Document {
  const document = shop()
  const schemas = document.components?.schemas ?? {}
  const order = schemas.Order
  if (typeof order !== 'object') throw new Error('the shop has no order')
  const pay = { $ref: '#/components/schemas/Pay' }
  const Order = { ...order, properties: { ...order.properties, pay } }
  return { ...document, components: { ...document.components, schemas: { ...schemas, Order, ...change } } }
}

const folder = await generated(shopWithPayment())
const { body, ubody, r200, u200 } = await load<Record<string, Validate>>(folder, 'validators/orderCreate.js')

const request = (pay: object) => ({ pay, total: 1.5, from: 20270521, to: 20270522 })
const answer = (pay: object) => ({ pay, status: 1, token: 't' })

test.each([
  ['a known', { kind: 'transfer', bank: 'b' }, true, true],
  ['an unknown', { kind: 'transfer', bank: 'b', branch: 7 }, false, true],
  ['a missing', { kind: 'transfer', branch: 7 }, false, false],
  ['an invalid', { kind: 'transfer', bank: 1 }, false, false],
])('%s property: refused in closed requests, accepted in open responses', (_what, pay, inRequest, inAnswer) => {
  expect([body?.(request(pay)), ubody?.(request(pay))]).toEqual([inRequest, inRequest])
  expect([r200?.(answer(pay)), u200?.(answer(pay))]).toEqual([inAnswer, inAnswer])
})

test('checks typed text in requests, never in responses (B9)', () => {
  const parts = compileContract(
    shopWithPayment({ Pay: { type: 'object', properties: { holder: { type: 'string', format: 'line' } } } }),
  ).operations.get('orderCreate')
  const pay = { holder: 'Ada\u202e' }
  expect([parts?.get('body')?.(request(pay)), parts?.get('ubody')?.(request(pay))]).toEqual([false, false])
  expect([parts?.get('r200')?.(answer(pay)), parts?.get('u200')?.(answer(pay))]).toEqual([true, true])
})

test('a component loaded by its name is closed, so records cannot have unknown properties', async () => {
  const { schemas } = await load<{ schemas: Record<string, () => Promise<Validate>> }>(folder, 'validators/index.js')
  const transfer = await schemas.PayTransfer?.()
  expect(transfer?.({ kind: 'transfer', bank: 'b', branch: 7 })).toBe(false)
  expect(Object.keys(schemas).filter((id) => id.includes('.'))).toEqual([])
})

test('compiles a view of a component only if it differs and is used', () => {
  const ids = [...compileContract(shopWithPayment()).components.keys()].filter((id) => id.includes('.'))
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

test('unevaluatedProperties closes a request, but not a response', () => {
  const sealed = {
    allOf: [{ type: 'object', properties: { kind: {} }, required: ['kind'] }],
    unevaluatedProperties: false,
  }
  const parts = compileContract(shopWithPayment({ Pay: sealed })).operations.get('orderCreate')
  const pay = { kind: 'transfer', branch: 7 }
  expect([parts?.get('body')?.(request(pay)), parts?.get('r200')?.(answer(pay))]).toEqual([false, true])
  expect(parts?.get('r200')?.(answer({ branch: 7 }))).toBe(false)
})
