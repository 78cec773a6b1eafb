import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName } from '../testing/gateway.ts'
import { processorMs } from '../testing/processor-time.ts'
import { exampleOf, problem } from '../testing/upstream.ts'

const SEARCH = { checkIn: 20270521, checkOut: 20270526, adults: 2 }

describe('hotelView', () => {
  test('200 forwards the agency’s own bytes', async () => {
    const gateway = fakeGateway()
    const text = JSON.stringify(exampleOf('hotelView'), null, 3)
    gateway.upstream.on('hotelView', () => ({ text }))
    const answered = await gateway.call('/api/hotels/12')
    expect([answered.status, answered.text]).toEqual([200, text])
    expect(answered.headers.get('cache-control')).toBe('public, max-age=1, s-maxage=30, stale-while-revalidate=30')
    expect(gateway.upstream.of('hotelView')[0]?.path).toBe('/hotels/12')
  })

  test('200 lets no header of the agency through', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('hotelView', () => ({
      body: exampleOf('hotelView'),
      headers: { 'set-cookie': 'a=b', server: 'x', 'access-control-allow-origin': '*', 'x-powered-by': 'y' },
    }))
    const { headers } = await gateway.call('/api/hotels/12')
    for (const name of ['set-cookie', 'server', 'access-control-allow-origin', 'x-powered-by']) {
      expect(headers.get(name)).toBeNull()
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('404 for a hotel that does not exist, in our words', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('hotelView', () => problem(404, 'not-found'))
    const answered = await gateway.call('/api/hotels/404')
    expect([answered.status, problemName(answered)]).toEqual([404, 'not-found'])
    expect(answered.headers.get('content-type')).toBe('application/problem+json')
    expect(answered.body['requestId']).toBe(answered.headers.get('x-request-id'))
    expect(gateway.logged.requests[0]).toMatchObject({ operationId: 'hotelView', status: 404, problem: 'not-found' })
  })

  test.each(['/api/hotels/a%2fb', '/api/hotels/a%5cb', '/api/hotels/%00', '/api/hotels/%ff', '/api/hotels/%'])(
    'A10 400 %s is bad-path and the agency sees nothing',
    async (path) => {
      const gateway = fakeGateway()
      const answered = await gateway.call(path)
      expect([answered.status, problemName(answered)]).toEqual([400, 'bad-path'])
      expect(gateway.upstream.calls).toEqual([])
    },
  )

  test('422 for an invalid id', async () => {
    const answered = await fakeGateway().call('/api/hotels/a.b')
    expect(answered.body['errors']).toMatchObject([{ pointer: '/path/id' }])
  })

  test.each([
    ['HTML', { text: '<html>', headers: { 'content-type': 'text/html' } }],
    ['broken JSON', { text: '{"record":' }],
    ['nothing', { text: '' }],
    ['one name twice', { text: '{"record":1,"record":2}' }],
    ['another type', { text: '{}', headers: { 'content-type': 'text/plain' } }],
    ['a byte order mark', { text: '\uFEFF{}' }],
    ['a bomb', { text: '['.repeat(5000) }],
    ['another shape', { text: '{"record":{}}' }],
    ['a status that is none', { status: 204, text: '{}' }],
  ])('F5 502 for %s', async (_name, reply) => {
    const gateway = fakeGateway()
    gateway.upstream.on('hotelView', () => reply)
    const answered = await gateway.call('/api/hotels/12')
    expect([answered.status, problemName(answered)]).toEqual([502, 'upstream-contract'])
    expect(answered.text).not.toContain('record')
  })

  test('200 with a broken shape in mode report, with the places in the log', async () => {
    const gateway = fakeGateway({ answerChecks: { default: 'enforce', operations: { hotelView: 'report' } } })
    gateway.upstream.on('hotelView', () => ({ body: { record: { facts: 1 } } }))
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
    expect(gateway.logged.events[0]).toMatchObject({ name: 'upstream-contract' })
    expect(gateway.logged.events[0]?.fields?.places).toContain('/record/facts')
  })
})

describe('suggestionList', () => {
  test.each([
    ['/api/search', '/query/term'],
    ['/api/search?term=a&direction=x', '/query/direction'],
    ['/api/search?term=a&direction=0x1', '/query/direction'],
    ['/api/search?term=a&term=b', '/query/term'],
    ['/api/search?term=a&colour=red', '/query/colour'],
    ['/api/search?term=a&__proto__=x', '/query/__proto__'],
    ['/api/search?term=a&constructor[prototype]=x', '/query/constructor[prototype]'],
  ])('422 %s names %s', async (path, pointer) => {
    const answered = await fakeGateway().call(path)
    expect(answered.status).toBe(422)
    expect(answered.body['errors']).toContainEqual(expect.objectContaining({ pointer }))
  })

  test.each(['🌊', 'Gu\u0308l', 'علی\u200cرضا', 'a+b & c=d%'])('B9 %s is looked for as it is', async (term) => {
    const gateway = fakeGateway()
    expect((await gateway.call(`/api/search?${new URLSearchParams({ term })}`)).status).toBe(200)
    expect(gateway.upstream.of('suggestionList')[0]?.query.get('term')).toBe(term)
  })

  test.each(['a\0', '\u202eabc', 'a\u2066b'])('B9 422 for %j, which is no text', async (term) => {
    const answered = await fakeGateway().call(`/api/search?${new URLSearchParams({ term })}`)
    expect([answered.status, answered.body['errors']]).toMatchObject([422, [{ pointer: '/query/term' }]])
  })

  test('400 for a query that is not UTF-8', async () => {
    expect(problemName(await fakeGateway().call('/api/search?term=%ff'))).toBe('bad-query')
  })

  test('D8 200: sessionId and referer of a caller are dropped', async () => {
    const gateway = fakeGateway()
    expect((await gateway.call('/api/search?term=a&sessionId=stolen&referer=evil')).status).toBe(200)
    const query = gateway.upstream.of('suggestionList')[0]?.query
    expect(query?.getAll('sessionId')).toEqual(['anonymous-0001'])
    expect(query?.getAll('referer')).toEqual(['localhost'])
  })
})

describe('hotelPrice', () => {
  test('200 is the same for half a minute, by site and question, and cancelled with its callers', async () => {
    const gateway = fakeGateway()
    const ask = async (json: object, host = 'localhost') =>
      gateway.call('/api/hotels/12/price', { method: 'POST', json, headers: { host } })
    await Promise.all([ask(SEARCH), ask(SEARCH), ask(SEARCH, 'other.test'), ask({ ...SEARCH, adults: 3 })])
    gateway.clock.pass(29_999)
    await ask(SEARCH)
    expect(gateway.upstream.of('hotelPrice')).toHaveLength(3)
    gateway.clock.pass(1)
    await ask(SEARCH)
    expect(gateway.upstream.of('hotelPrice')).toHaveLength(4)
    expect(gateway.upstream.of('hotelPrice')[0]?.wire.signal).toBeDefined()
  })

  const post = (init: { body?: BodyInit; headers?: Record<string, string> }) =>
    fakeGateway().call('/api/hotels/12/price', { method: 'POST', ...init })

  test.each(['', '{"a":', '{} x', '\uFEFF{}', '{"a":"\\ud800"}', '{"adults":1,"adults":2}'])(
    'B1 400 malformed-json for %j',
    async (body) => {
      const answered = await post({ body, headers: { 'content-type': 'application/json' } })
      expect([answered.status, problemName(answered)]).toEqual([400, 'malformed-json'])
    },
  )

  test.each([
    ['no type', { 'content-type': '' }],
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('415 for %s', async (_name, headers) => {
    const answered = await post({ body: JSON.stringify(SEARCH), headers })
    expect([answered.status, problemName(answered)]).toEqual([415, 'unsupported-media-type'])
  })

  test('B4 413 for 64 KiB and a byte, 200 for a byte less', async () => {
    const fill = (size: number) => JSON.stringify(SEARCH).padEnd(size, ' ')
    expect((await post({ body: fill(65_536) })).status).toBe(200)
    expect(problemName(await post({ body: fill(65_537) }))).toBe('too-large')
  })

  test.each([33, 30_000, 1_000_000])('B5 400 too-deep for depth %i', async (depth) => {
    const body = '['.repeat(depth)
    const took = await processorMs(async () => {
      const answered = await post({ body })
      expect([answered.status, problemName(answered)]).toEqual([400, 'too-deep'])
    })
    expect(took).toBeLessThan(200)
  })
})

test('B4 orderInitialize 413 for 8 KiB and a byte', async () => {
  const answered = await fakeGateway().call('/api/order/initialize', {
    method: 'POST',
    body: ' '.repeat(8193),
    headers: { 'idempotency-key': 'key-0123456789abcdef' },
  })
  expect(problemName(answered)).toBe('too-large')
})

test.each(['/api', '/api/', '/api/nothing', '/api/hotels', '/api/hotels/12/price/x', '/api/web/site/'])(
  '404 %s is no page',
  async (path) => {
    const answered = await fakeGateway().call(path)
    expect([answered.status, problemName(answered)]).toEqual([404, 'not-found'])
  },
)
