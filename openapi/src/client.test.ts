import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  createAgencyClient,
  type AgencyClient,
  type Answer,
  type CallInput,
  type CallProblem,
  type SessionHolder,
} from './client.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A client whose gateway responds with `reply`, and the requests it has received. */
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

const problem = {
  type: '/docs/errors/not-found',
  name: 'not-found',
  title: 'Not found',
  status: 404,
  requestId: 'r1',
}

test('calls an operation by name', async () => {
  const { client, requests } = clientOf(() => Response.json({ records: [] }))
  const { data, error } = await client.suggestionList({ query: { term: 'a b&c', type: 1 } })
  expect(data).toEqual({ records: [] })
  expect(error).toBeUndefined()
  expect(requests[0]?.method).toBe('GET')
  expect(requests[0]?.url).toBe('http://gateway.test/api/search?term=a%20b%26c&type=1')
  expect(requests[0]?.headers.get('x-test')).toBe('yes')
})

test('puts path, headers and body where the contract says', async () => {
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

test('adds a new Idempotency-Key to each call unless one is given', async () => {
  const { client, requests } = clientOf(() => Response.json({ booking: {} }))
  const change = { key: 'products' as const, value: [] }
  await client.reservationPatch({ body: change })
  await client.reservationPatch({ header: { 'If-Match': '"1"' }, body: change })
  await client.reservationPatch({ header: { 'Idempotency-Key': 'my-own-key-0000000' }, body: change })
  await client.siteView()
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID), 'my-own-key-0000000', null])
  expect(keys[0]).not.toBe(keys[1])
  expect(requests[1]?.headers.get('if-match')).toBe('"1"')
})

describe('with a key of the site', () => {
  /** A client whose responses have these sessions in turn. `sent` lists key and session of each call. */
  function keyedClient(sessions: (string | undefined)[], holder?: SessionHolder) {
    const sent: (string | null)[][] = []
    const client = createAgencyClient({
      baseUrl: 'http://gateway.test/api',
      siteKey: 'a-key',
      ...(holder === undefined ? {} : { session: holder }),
      fetch: ({ headers }) => {
        sent.push([headers.get('authorization'), headers.get('x-session')])
        const session = sessions.shift()
        return Promise.resolve(Response.json({}, session === undefined ? {} : { headers: { 'x-session': session } }))
      },
    })
    return { client, sent }
  }

  test('sends the key and the session of the last response with every call', async () => {
    const { client, sent } = keyedClient(['one', undefined, 'two', 'ended'])
    await client.reservationStart()
    await client.siteView()
    await client.siteView()
    await client.paymentStatus({ path: { token: 'A'.repeat(22) } })
    await client.siteView()
    expect(sent.map(([key]) => key)).toEqual(Array.from({ length: 5 }, () => 'Bearer a-key'))
    expect(sent.map(([, session]) => session)).toEqual([null, 'one', 'one', 'two', null])
  })

  test('continues a stored session', async () => {
    const session: SessionHolder = { value: 'kept' }
    const { client, sent } = keyedClient(['next'], session)
    await client.siteView()
    expect(sent).toEqual([['Bearer a-key', 'kept']])
    expect(session).toEqual({ value: 'next' })
  })

  test('without a key, sends no key and stores no session', async () => {
    const { client, requests } = clientOf(() => Response.json({}, { headers: { 'x-session': 'one' } }))
    await client.siteView()
    await client.siteView()
    expect(requests.map(({ headers }) => [headers.get('authorization'), headers.get('x-session')])).toEqual([
      [null, null],
      [null, null],
    ])
  })
})

test('returns a problem as error, never as data', async () => {
  const { client } = clientOf(() => Response.json(problem, { status: 404 }))
  const { data, error, response } = await client.hotelView({ path: { id: 'x' } })
  expect(data).toBeUndefined()
  expect(error).toEqual(problem)
  expect(response.status).toBe(404)
})

test.each<[string, Response, object]>([
  [
    'no body',
    new Response(null, { status: 502, statusText: 'Bad Gateway', headers: { 'content-length': '0' } }),
    { title: 'Bad Gateway', status: 502 },
  ],
  [
    'an empty body',
    new Response('', { status: 503, headers: { 'x-request-id': 'r7' } }),
    { title: 'HTTP 503', status: 503, requestId: 'r7' },
  ],
  ['an HTML page', new Response('<h1>Bad gateway</h1>', { status: 502 }), { title: 'HTTP 502', status: 502 }],
  ['other JSON', Response.json({ message: 'no' }, { status: 500 }), { title: 'HTTP 500', status: 500 }],
  [
    'an incomplete problem',
    Response.json({ type: 'about:blank', title: 'Forbidden', status: 403 }, { status: 403 }),
    { title: 'HTTP 403', status: 403 },
  ],
])('returns a problem without a name for an error with %s', async (_what, reply, expected) => {
  const { client } = clientOf(() => reply)
  expect(await client.siteView()).toEqual({ error: { type: 'about:blank', ...expected }, response: reply })
})

test.each<[string, Response]>([
  ['an empty body', new Response('')],
  ['no body', new Response(null, { headers: { 'content-length': '0' } })],
  ['an HTML page', new Response('<h1>Maintenance</h1>')],
])('rejects for a success with %s', async (_what, reply) => {
  const { client } = clientOf(() => reply)
  await expect(client.siteView()).rejects.toThrow(SyntaxError)
})

test('aborts a call by its signal', async () => {
  const { client, requests } = clientOf(() => Response.json({}))
  const stop = new AbortController()
  await client.siteView({}, { signal: stop.signal })
  stop.abort()
  expect(requests[0]?.signal.aborted).toBe(true)
})

test('types: required input is required, and private properties do not exist', () => {
  expectTypeOf<CallInput<'hotelView'>>().toEqualTypeOf<{ path: { id: string } }>()
  expectTypeOf<CallInput<'paymentStatus'>>().toEqualTypeOf<{ path: { token: string } }>()
  expectTypeOf<CallInput<'reservationPatch'>['header']>().toEqualTypeOf<
    { 'Idempotency-Key'?: string; 'If-Match'?: string } | undefined
  >()
  expectTypeOf<undefined>().toExtend<Parameters<AgencyClient['siteView']>[0]>()
  expectTypeOf<undefined>().not.toExtend<Parameters<AgencyClient['hotelView']>[0]>()
  expectTypeOf<CallProblem<'siteView'>['status']>().toEqualTypeOf<number>()
  expectTypeOf<undefined>().toExtend<CallProblem<'siteView'>['name']>()
  expectTypeOf<Answer<'siteView'>['site']>().toHaveProperty('theme')
  expectTypeOf<Answer<'siteView'>['site']>().not.toHaveProperty('markupRate')
})
