import { expect, expectTypeOf, test } from 'vitest'
import { createAgencyClient, type AgencyClient, type Answer, type CallInput } from './client.ts'

/** A client whose gateway answers `reply`, and the requests it got. */
function clientOf(reply: () => Response) {
  const requests: Request[] = []
  const client = createAgencyClient({
    baseUrl: 'http://gateway.test/api',
    headers: { 'x-test': 'yes' },
    fetch: (request) => {
      requests.push(request)
      return Promise.resolve(reply())
    },
  })
  return { client, requests }
}

const problem = { type: '/problems/not-found', title: 'Not found', status: 404, requestId: 'r1' }

test('a call is named by its operation and finds its path', async () => {
  const { client, requests } = clientOf(() => Response.json({ records: [] }))
  const { data, error } = await client.suggestionList({ query: { term: 'a b&c', type: 1 } })
  expect(data).toEqual({ records: [] })
  expect(error).toBeUndefined()
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toBe('http://gateway.test/api/search?term=a%20b%26c&type=1')
  expect(requests[0]?.headers.get('x-test')).toBe('yes')
})

test('path, headers and body go where the contract has them', async () => {
  const { client, requests } = clientOf(() => Response.json({ rooms: [], query: {} }))
  await client.hotelPrice({ path: { id: 'a/b' }, body: { checkIn: 20270521, checkOut: 20270522, adults: 2 } })
  expect(requests[0]?.url).toBe('http://gateway.test/api/hotels/a%2Fb/price')
  expect(await requests[0]?.json()).toEqual({ checkIn: 20270521, checkOut: 20270522, adults: 2 })

  await client.reservationPatch({
    header: { 'Idempotency-Key': '0123456789abcdef', 'If-Match': '"3"' },
    body: { key: 'products', value: [] },
  })
  expect(requests[1]?.method).toBe('PATCH')
  expect(requests[1]?.headers.get('if-match')).toBe('"3"')
})

test('a problem is an error, never data', async () => {
  const { client } = clientOf(() => Response.json(problem, { status: 404 }))
  const { data, error, response } = await client.hotelView({ path: { id: 'x' } })
  expect(data).toBeUndefined()
  expect(error).toEqual(problem)
  expect(response.status).toBe(404)
})

test('a call can be given up', async () => {
  const { client, requests } = clientOf(() => Response.json({}))
  const stop = new AbortController()
  await client.siteView({}, { signal: stop.signal })
  stop.abort()
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('types: what a call needs must be given, and nothing private is known', () => {
  expectTypeOf<CallInput<'hotelView'>>().toEqualTypeOf<{ path: { id: string } }>()
  expectTypeOf<undefined>().toExtend<Parameters<AgencyClient['siteView']>[0]>()
  expectTypeOf<undefined>().not.toExtend<Parameters<AgencyClient['hotelView']>[0]>()
  expectTypeOf<Answer<'siteView'>['site']>().toHaveProperty('theme')
  expectTypeOf<Answer<'siteView'>['site']>().not.toHaveProperty('markupRate')
})
