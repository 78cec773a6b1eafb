import { beforeAll, describe, expect, test } from 'vitest'
import { decodeParameters, type DecodableOperation } from './decode.ts'
import { fieldProblems } from './errors.ts'
import { generated, load, shop } from './testing/shop.ts'
import type { Validate } from './runtime.ts'

type Operations = Record<string, DecodableOperation>
let operations: Operations
let params: Validate

beforeAll(async () => {
  const folder = await generated(shop())
  operations = (await load<{ operations: Operations }>(folder, 'operations.js')).operations
  params = (await load<{ params: Validate }>(folder, 'validators/hotelList.js')).params
})

function decode(id: string, path: string, query = '', headers: Record<string, string> = {}) {
  const operation = operations[id]
  if (!operation) throw new Error(id)
  return decodeParameters(operation, { path, query, header: (name) => headers[name] })
}

/** The decoded query, and the pointers of the validation errors. */
function hotels(query: string): { query: unknown; pointers: string[] } {
  const decoded = decode('hotelList', '/hotels', query)
  if (!decoded.ok) throw new Error(decoded.detail)
  const pointers = params(decoded.value) ? [] : fieldProblems(params.errors ?? []).map((it) => it.pointer)
  return { query: { ...decoded.value.query }, pointers: [...new Set(pointers)] }
}

describe('decodes a valid query', () => {
  const cases: [string, object][] = [
    ['stars=3,4', { stars: [3, 4] }],
    ['stars=3', { stars: [3] }],
    ['stars=3&stars=4', { stars: [3, 4] }],
    ['cabins=x', { cabins: ['x'] }],
    ['cabins=x&cabins=y', { cabins: ['x', 'y'] }],
    ['price[min]=5', { price: { min: 5 } }],
    ['price%5Bmin%5D=5&price[max]=7.5', { price: { min: 5, max: 7.5 } }],
    ['direct=false', { direct: false }],
    ['direct=true', { direct: true }],
    ['adults=3&sort=price', { adults: 3, sort: 'price' }],
    ['&adults=1&', { adults: 1 }],
    ['price[min]=-1e3', { price: { min: -1000 } }],
    ['sessionId=x&referer=y&adults=1', { adults: 1 }],
    ['', {}],
  ]
  test.each(cases)('%s', (query, values) => {
    expect(hotels(query)).toEqual({ query: { adults: 2, ...values }, pointers: [] })
  })
})

describe('decodes an invalid query so that the validator refuses it with a pointer', () => {
  const cases: [string, string[]][] = [
    ['adults=0x3', ['/query/adults']],
    ['adults=', ['/query/adults']],
    ['adults', ['/query/adults']],
    ['adults=1&adults=2', ['/query/adults']],
    ['adults=%201', ['/query/adults']],
    ['adults=+1', ['/query/adults']],
    ['adults=01', ['/query/adults']],
    ['adults=1.5', ['/query/adults']],
    ['adults=9007199254740993', ['/query/adults']],
    ['adults=٣', ['/query/adults']],
    ['price[min]=1e400', ['/query/price/min']],
    ['price[min]=NaN', ['/query/price/min']],
    ['price[min]=1&price[min]=2', ['/query/price/min']],
    ['price[foo]=1', ['/query/price/foo']],
    ['price=5', ['/query/price']],
    ['price=5&price[min]=1', ['/query/price[min]', '/query/price']],
    ['price[min][a]=1', ['/query/price[min][a]']],
    ['direct=1', ['/query/direct']],
    ['direct=TRUE', ['/query/direct']],
    ['direct=', ['/query/direct']],
    ['stars=3%2C4', ['/query/stars/0']],
    ['stars=3,', ['/query/stars/1']],
    ['stars=3,3', ['/query/stars']],
    ['stars=', ['/query/stars/0']],
    ['stars[]=3', ['/query/stars[]']],
    ['cabins=x,y', ['/query/cabins/0']],
    ['sort=price&sort=stars', ['/query/sort']],
    ['unknown=1', ['/query/unknown']],
    ['__proto__=1', ['/query/__proto__']],
    ['__proto__[a]=1', ['/query/__proto__[a]']],
    ['constructor=1', ['/query/constructor']],
    ['SessionId=x', ['/query/SessionId']],
  ]
  test.each(cases)('%s', (query, pointers) => {
    expect(hotels(query).pointers.toSorted()).toEqual(pointers.toSorted())
  })
})

test.each(['adults=%', 'adults=%ff', '%=1', 'sort=%c3', Array.from({ length: 201 }, () => 'a=1').join('&')])(
  'refuses an unreadable query without a list of errors: %.20s',
  (query) => {
    expect(decode('hotelList', '/hotels', query)).toMatchObject({ ok: false, problem: 'bad-query' })
  },
)

test('reports an invalid path', () => {
  expect(decode('hotelView', '/hotels/a%2fb')).toMatchObject({ ok: false, problem: 'bad-path' })
  expect(decode('hotelView', '/hotels/a1')).toMatchObject({ ok: true, value: { path: { id: 'a1' } } })
})

test("decodes the contract's headers by lower-case name and ignores others", () => {
  const decoded = decode('orderCreate', '/orders', '', { 'idempotency-key': 'k', 'x-other': 'o' })
  expect(decoded).toMatchObject({ ok: true, value: { header: { 'idempotency-key': 'k' } } })
  expect(decoded.ok && Object.keys(decoded.value.header)).toEqual(['idempotency-key'])
})

test('returns a new copy of a default each time', () => {
  const list: DecodableOperation = {
    path: '/a',
    parameters: [{ name: 'x', in: 'query', type: 'array', items: 'integer', explode: true, default: [1] }],
  }
  const read = () => decodeParameters(list, { path: '/a', query: '', header: () => null })
  const [first, second] = [read(), read()]
  expect(first).toEqual(second)
  expect(first.ok && second.ok && first.value.query.x === second.value.query.x).toBe(false)
})
