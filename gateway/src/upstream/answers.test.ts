import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, startSession, WITH_PROVIDER, type TestCall } from '../testing/gateway.ts'
import { exampleFor, problem } from '../testing/upstream.ts'

const KEY = { 'idempotency-key': 'key-0123456789abcdef' }
const CALLS = {
  siteView: ['/api/web/site', {}],
  hotelView: ['/api/hotels/12', {}],
  hotelPrice: ['/api/hotels/12/price', { method: 'POST', json: { checkIn: 20270521, checkOut: 20270526, adults: 2 } }],
  promotionQuery: ['/api/promotions/query?code=YAZ26', {}],
  reservationPatch: [
    '/api/reservation',
    { method: 'PATCH', headers: { ...KEY, 'if-match': '"0"' }, json: { key: 'promotion', value: null } },
  ],
} as const satisfies Record<string, readonly [string, TestCall]>
type Called = keyof typeof CALLS

/** Makes a visitor's call to an agency that responds with `reply`. */
async function answered(operationId: Called, reply: ReturnType<typeof problem>) {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  gateway.upstream.on(operationId, () => reply)
  const [path, init] = CALLS[operationId]
  const got = await gateway.call(path, { ...init, cookie })
  // The site's record is requested at the same time, with the site's own session.
  const bySession = Map.groupBy(gateway.upstream.of(operationId), ({ query }) => query.get('sessionId'))
  const arrivals = Math.max(...[...bySession.values()].map((calls) => calls.length))
  return { gateway, got, told: [got.status, problemName(got)], arrivals }
}

describe('F7 a business failure inside HTTP 200', () => {
  test.each([
    { success: false, messages: [{ code: 'X', message: 'Ayşe Yılmaz' }] },
    { header: { success: false, messages: [] } },
    { error: 'not today' },
    { record: null },
  ])('%j is no success, and nothing of it is told', async (body) => {
    const { told, got } = await answered('hotelView', { body })
    expect(told).toEqual([502, 'upstream-contract'])
    expect(got.text).not.toMatch(/Ayşe|not today/)
  })
})

describe('F8 the agency refuses a call', () => {
  test.each<[Called, number, number, string]>([
    ['siteView', 400, 400, 'bad-request'],
    ['hotelView', 400, 400, 'bad-request'],
    ['hotelPrice', 400, 400, 'bad-request'],
    ['promotionQuery', 400, 502, 'upstream-broken'],
    ['reservationPatch', 400, 502, 'upstream-broken'],
    ['hotelView', 404, 404, 'not-found'],
    ['siteView', 404, 404, 'not-found'],
    ['hotelView', 409, 502, 'upstream-broken'],
    ['reservationPatch', 409, 502, 'upstream-broken'],
    ['hotelView', 418, 502, 'upstream-broken'],
  ])('%s, %i: our %i %s, asked once', async (operationId, status, ours, name) => {
    const { told, got, arrivals } = await answered(operationId, problem(status, 'credentials-of-secret-agency'))
    expect([told, arrivals]).toEqual([[ours, name], 1])
    expect(got.text).not.toMatch(/secret|never passed on/)
  })

  test.each([400, 404, 409, 422])(
    '%i to the start of the session of the site is no word about a hotel',
    async (status) => {
      const gateway = fakeGateway()
      gateway.upstream.on('reservationStart', () => problem(status, 'over-capacity'))
      const got = await gateway.call('/api/hotels/12')
      expect([got.status, problemName(got)]).toEqual([502, 'upstream-broken'])
    },
  )

  test('a 404 from a call on the way is 502 for an operation that does not declare 404', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('siteView', () => problem(404, 'not-found'))
    const query = {
      type: 1,
      origin: { id: 'IST', type: 1 },
      destination: { id: 'AYT', type: 3 },
      departure: 20270521,
      adult: 1,
    }
    const got = await gateway.call('/api/paximum/flight/price', { method: 'POST', json: { query } })
    expect([got.status, problemName(got)]).toEqual([502, 'upstream-broken'])
  })

  test.each([401, 403])('returns 502 for %i, and alerts an operator', async (status) => {
    const { told, got, gateway } = await answered('hotelView', problem(status, 'bad-token-4711'))
    expect(told).toEqual([502, 'upstream-broken'])
    expect(got.text).not.toContain('bad-token')
    expect(gateway.logged.events).toEqual([
      {
        name: 'agency-credentials-alert',
        fields: { operationId: 'hotelView', site: 'localhost', requestId: expect.any(String) as string },
      },
    ])
  })
})

describe('F9 an upstream that asks to wait', () => {
  const busy = (status: number, text: string) => ({ status, text: '', headers: { 'retry-after': text } })

  test.each<[Called, number, string, string, number]>([
    ['hotelView', 429, '3600', '60', 1],
    ['hotelView', 503, '30', '30', 1],
    ['hotelView', 429, 'soon', '5', 1],
    ['hotelView', 429, '1', '1', 2],
    ['hotelPrice', 503, '1', '1', 2],
    ['reservationPatch', 429, '1', '1', 1],
  ])('%s, %i, Retry-After %s: 503 with %s, after %i', async (operationId, status, text, told, times) => {
    const { got, arrivals } = await answered(operationId, busy(status, text))
    expect([got.status, problemName(got), got.headers.get('retry-after')]).toEqual([503, 'upstream-unavailable', told])
    expect([got.body['retryAfter'], arrivals]).toEqual([Number(told), times])
  })

  test('succeeds after a short wait', async () => {
    const gateway = fakeGateway()
    let calls = 0
    const body = exampleFor('hotelView', '/hotels/12')
    gateway.upstream.on('hotelView', () => (calls++ === 0 ? busy(429, '1') : { body }))
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
    expect([calls, gateway.clock.waited]).toEqual([2, [1000]])
  })

  test('uses a stale response if the agency asks for a longer wait', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/hotels/12')
    gateway.clock.pass(90_000)
    gateway.upstream.on('hotelView', () => busy(429, '3600'))
    expect((await gateway.call('/api/hotels/12')).headers.get('cache-status')).toContain('stale')
  })

  test.each([
    [429, 'refused'],
    [503, 'unknown'],
  ])('of the provider, %i: the same, and its outcome is %s', async (status, outcome) => {
    const { context, provider } = fakeGateway(WITH_PROVIDER)
    const site = { host: 'localhost', account: '1001', origin: '', paymentHosts: [], keys: [] }
    provider.on('transactionCommit', () => busy(status, '3600'))
    const commit = context.provider?.('transactionCommit', { site, body: { transactionId: 't' } })
    await expect(commit).rejects.toMatchObject({ name: 'upstream-unavailable', outcome, retryAfter: 60 })
    expect(provider.of('transactionCommit')).toHaveLength(1)
  })
})

describe('F13 answer headers are an allow-list', () => {
  const OURS = [
    'cache-control',
    'content-type',
    'referrer-policy',
    'vary',
    'x-content-type-options',
    'x-request-id',
    'cross-origin-resource-policy',
    'content-security-policy',
    'permissions-policy',
    'surrogate-key',
    'x-frame-options',
  ]

  test.each([200, 404, 429, 500])('of %i nothing of the agency is left', async (status) => {
    const headers = {
      'set-cookie': 'sid=stolen',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      server: 'Agency/1.0',
      via: '1.1 agency',
      'x-powered-by': 'agency',
      'content-security-policy': 'script-src *',
      'strict-transport-security': 'max-age=1',
      'cache-control': 'public, max-age=99',
      'alt-svc': 'h3=":443"',
      link: '<http://evil.test>; rel=preload',
      refresh: '0; url=http://evil.test',
      'clear-site-data': '"*"',
      connection: 'x-inner',
      'x-inner': '1',
      'keep-alive': 'timeout=99',
      trailer: 'x',
      etag: '"agency"',
      'x-request-id': 'agency',
    }
    const gateway = fakeGateway()
    const usual = await fakeGateway().call('/api/hotels/12')
    const body: unknown = status === 200 ? JSON.parse(usual.text) : {}
    gateway.upstream.on('hotelView', () => ({ status, headers, body }))
    const got = await gateway.call('/api/hotels/12')
    expect(got.status).toBe({ 200: 200, 404: 404, 429: 503, 500: 502 }[status])
    const names = [...got.headers.keys()].filter((name) => !OURS.includes(name))
    expect(names).toEqual(status === 429 ? ['retry-after'] : [])
    const text = JSON.stringify([...got.headers])
    expect(text).not.toMatch(/agency|evil|stolen|max-age=99/i)
  })
})
