import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})
const answers = (body: string, status = 200) => fetched.mockResolvedValue(new Response(body, { status }))

test('sends path, query, body and headers as the contract describes', async () => {
  answers('{}')
  await call('hotelView', { path: { id: 'a/b' } })
  expect(fetched).toHaveBeenLastCalledWith('/api/hotels/a%2Fb', {
    method: 'GET',
    cache: 'no-cache',
    headers: { 'X-Requested-With': 'rota', Accept: 'application/json' },
  })
  answers('{}')
  await call('suggestionList', { query: { term: 'kaş & köy', direction: 2 } })
  expect(fetched.mock.lastCall?.[0]).toBe('/api/search?term=ka%C5%9F+%26+k%C3%B6y&direction=2')
  answers('{}')
  await call('mainProductList', { body: { limit: 12 } }, { headers: { 'Idempotency-Key': 'k' } })
  expect(fetched).toHaveBeenLastCalledWith('/api/web/mainproducts', {
    method: 'POST',
    cache: 'no-cache',
    headers: {
      'X-Requested-With': 'rota',
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k',
    },
    body: '{"limit":12}',
  })
})

test('returns the body of a 200 response', async () => {
  answers('{"list":[]}')
  expect(await call('mainProductList', { body: {} })).toEqual({ list: [] })
})

const PROBLEM = { type: '/docs/errors/sold-out', title: 'Sold out', status: 409, requestId: 'r' }

test.each([
  ['a problem document', JSON.stringify(PROBLEM), 409, { kind: 'sold-out', status: 409 }],
  ['an error page of something between', '<html>', 502, { kind: 'unreadable', status: 599 }],
  ['JSON that is no problem document', '{}', 500, { kind: 'unreadable', status: 599 }],
  ['a 200 that is no JSON', '<html>', 200, { kind: 'unreadable', status: 599 }],
])('throws an ApiError for %s', async (_, body, status, expected) => {
  answers(body, status)
  await expect(call('mainProductList', { body: {} })).rejects.toMatchObject(expected)
})

test('throws an ApiError without a response, and rethrows an abort', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call('mainProductList', { body: {} })).rejects.toMatchObject({ kind: 'offline', status: 599 })
  fetched.mockRejectedValue(new DOMException('aborted', 'AbortError'))
  await expect(call('mainProductList', { body: {} })).rejects.toMatchObject({ name: 'AbortError' })
})
