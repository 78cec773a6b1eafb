import { expect, test } from 'vitest'
import { generated, load, shop } from '../../testing/shop.ts'
import type { Validate } from '../../runtime.ts'
import { callsOf } from '../document/document.ts'
import { legOf, upstreamOnly } from './legs.ts'

const folder = await generated(shop())
const validators = (id: string) => load<Record<string, Validate>>(folder, `validators/${id}.js`)

function verdict(validate: Validate | undefined, value: unknown): boolean {
  if (!validate) throw new Error('no such validator')
  return validate(value)
}

test('an upstream response has private but no added properties', async () => {
  const { r200, u200 } = await validators('hotelView')
  const upstream = { id: 'a', name: 'A', markupRate: 3, rooms: [{ id: 'r', cost: 1 }] }
  expect(verdict(u200, upstream)).toBe(true)
  expect(verdict(u200, { ...upstream, rooms: [{ id: 'r' }] })).toBe(false)
  expect(verdict(r200, upstream)).toBe(false)
  expect(verdict(r200, { id: 'a', name: 'A', picture: 'p', rooms: [{ id: 'r' }] })).toBe(true)
})

test('a request of a browser may have added but no private properties', async () => {
  const { body, ubody } = await validators('orderCreate')
  const order = { pay: { kind: 'transfer', bank: 'b' }, total: 1.5, from: 20270521, to: 20270522 }
  expect([verdict(body, order), verdict(ubody, order)]).toEqual([true, true])
  expect([verdict(body, { ...order, hash: 'h' }), verdict(ubody, { ...order, hash: 'h' })]).toEqual([true, false])
  expect([verdict(body, { ...order, secret: 's' }), verdict(ubody, { ...order, secret: 's' })]).toEqual([false, true])
})

test('x-after: a date must be after its sibling, if both are dates', async () => {
  const { body } = await validators('orderCreate')
  const order = { pay: { kind: 'transfer', bank: 'b' }, total: 1.5 }
  expect(verdict(body, { ...order, from: 20270521, to: 20270521 })).toBe(false)
  expect(body?.errors).toMatchObject([{ instancePath: '/to', message: 'must be after from' }])
  expect(verdict(body, { ...order, from: 'x', to: 20270521 })).toBe(false)
  expect(body?.errors?.map((it) => it.instancePath)).toEqual(['/from'])
})

test('a composed call has no upstream leg', async () => {
  expect(Object.keys(await validators('orderState')).toSorted()).toEqual(['params', 'r200', 'r404'])
  expect(callsOf(upstreamOnly(shop())).map((call) => call.id)).not.toContain('orderState')
})

test('a part without a schema has no validator', async () => {
  expect(Object.keys(await validators('treeSave')).toSorted()).toEqual(['body', 'params', 'r404', 'u404', 'ubody'])
})

test('a private parameter exists on the upstream leg only', async () => {
  const document = shop()
  const account = { name: 'account', in: 'query', required: true, schema: { type: 'string', 'x-private': true } }
  document.paths['/hotels']?.get?.parameters?.push(account)
  const { params, uparams } = await load<Record<string, Validate>>(await generated(document), 'validators/hotelList.js')
  const call = (query: object) => ({ path: {}, query, header: {} })
  expect([verdict(params, call({})), verdict(uparams, call({}))]).toEqual([true, false])
  expect([verdict(params, call({ account: '1' })), verdict(uparams, call({ account: '1' }))]).toEqual([false, true])
  const names = (leg: 'browser' | 'upstream') =>
    callsOf(legOf(document, leg)).flatMap(({ id, parameters }) =>
      id === 'hotelList' ? parameters.map(({ name }) => name) : [],
    )
  expect([...names('browser'), 'account']).toEqual(names('upstream'))
})

test('an added parameter exists on the browser leg only, where its example is checked', async () => {
  const document = shop()
  const culture = { name: 'culture', in: 'query', schema: { type: 'string', 'x-added': true }, example: 'en-US' }
  document.paths['/hotels']?.get?.parameters?.push(culture)
  const { params, uparams } = await load<Record<string, Validate>>(await generated(document), 'validators/hotelList.js')
  const call = { path: {}, query: { culture: 'en-US' }, header: {} }
  expect([verdict(params, call), verdict(uparams, call)]).toEqual([true, false])
})

test('a branch of a discriminated union may exist on the upstream leg only', async () => {
  const document = shop()
  Object.assign(document.components?.schemas?.PayTransfer ?? {}, { 'x-private': true })
  const { body, ubody } = await load<Record<string, Validate>>(await generated(document), 'validators/orderCreate.js')
  const order = { pay: { kind: 'transfer', bank: 'b' }, total: 1.5, from: 20270521, to: 20270522 }
  expect([verdict(body, order), verdict(ubody, order)]).toEqual([false, true])
  expect(body?.errors?.map((it) => it.instancePath)).toEqual(['/pay/kind'])
})

test('the legs differ in nothing but marked properties', () => {
  const { paths, components } = legOf(shop(), 'browser')
  expect(paths['/hotels']).toEqual(shop().paths['/hotels'])
  expect(components?.responses).toEqual(shop().components?.responses)
  expect(components?.schemas?.Room).toMatchObject({ required: ['id'], properties: { id: { type: 'string' } } })
  expect(legOf(shop(), 'upstream').components?.schemas?.Hotel).toMatchObject({ required: ['id', 'name', 'rooms'] })
})

test('generates a component once if it is the same on both legs', async () => {
  const index = await load<{ schemas: object }>(folder, 'validators/index.js')
  expect(Object.keys(index.schemas)).not.toContain('Hotel.browser')
  const { r404, u404 } = await validators('hotelView')
  expect(r404).toBe(u404)
})
