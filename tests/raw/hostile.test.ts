import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { ask, type RawAnswer } from './raw-http.ts'

// Requests that the storefront never sends. Every response has a request id, is not cached and reveals no internals.

const FIRST_PORT = 5100

let stack: TestStack
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ stack, stop } = await startTestStack(FIRST_PORT))
})
afterAll(() => stop())

/** Whatever was sent, the gateway has logged no internal error and answers the next request. */
afterEach(async () => {
  const faults = stack.faults()
  const { status } = await send({ target: '/' })
  if (status !== 200 || faults.length > 0) throw new Error(`the next request: ${status}; ${faults.join('\n')}`)
})

const send = (parts: Parameters<typeof ask>[1]) => ask(stack.port, parts)

function expectDiscreet({ headers, body }: RawAnswer): void {
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(body).not.toMatch(/\bat .*\.ts|node_modules|127\.0\.0\.1|agency\/|Error:/)
}

const HOSTS: [name: string, host: string, status: number, problem: string][] = [
  ['A4 none', '', 400, 'bad-host'],
  ['A4 two', 'Host: localhost\r\nHost: evil.test', 400, 'bad-host'],
  ['A4 a user', 'Host: a@localhost', 400, 'bad-host'],
  ['A4 a path', 'Host: localhost/x', 400, 'bad-host'],
  ['A4 a space', 'Host: local host', 400, 'bad-host'],
  ['A6 unknown', 'Host: evil.test', 421, 'unknown-site'],
  ['A6 a neighbour', 'Host: shop.localhost', 421, 'unknown-site'],
  ['A17 a header that names another', 'Host: evil.test\r\nX-Forwarded-Host: localhost', 421, 'unknown-site'],
]
for (const [name, host, status, problem] of HOSTS) {
  test(`host: ${name}`, async () => {
    const answer = await send({ host, target: '/api/web/site' })
    expect([answer.status, answer.problem]).toEqual([status, problem])
    expectDiscreet(answer)
    expect(answer.body).not.toMatch(/Yelkovan|localhost/)
  })
}

test('host: A6 a browser at an unknown host gets a page that names no site', async () => {
  const answer = await send({ host: 'Host: evil.test', headers: ['Accept: text/html,*/*;q=0.8'] })
  expect(answer.status).toBe(421)
  expect(answer.body).toContain('<h1>There is no site at this address</h1>')
  expect(answer.body).not.toMatch(/Yelkovan|localhost/)
})

for (const target of ['a%2f..%2fb', '%2e%2e', '..', '%00', '%5c', '%ff', '%zz', 'a%252fb%c0%ae']) {
  test(`path: A10 ${target}`, async () => {
    const answer = await send({ target: `/api/hotels/${target}` })
    expect([answer.status, answer.problem]).toEqual([400, 'bad-path'])
    expectDiscreet(answer)
  })
}

const METHODS: [method: string, target: string, status: number][] = [
  ['TRACE', '/api/web/site', 405],
  ['OPTIONS', '/api/reservation', 405],
  ['HEAD', '/api/reservation/start', 405],
  ['DELETE', '/api/reservation', 405],
  ['PUT', '/cart', 405],
  ['GET', '/cart.css', 404],
  ['GET', '/checkout/x.js', 404],
  ['GET', '/.vite/manifest.json', 404],
  ['POST', '/control/caches', 404],
]
for (const [method, target, status] of METHODS) {
  test(`method: ${method} ${target} is ${status}`, async () => {
    const answer = await send({ method, target, headers: ['Sec-Fetch-Site: same-origin'] })
    expect(answer.status).toBe(status)
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expectDiscreet(answer)
  })
}

const JSON_TYPE = 'Content-Type: application/json'
const STAY = { checkIn: 20981230, checkOut: 20990106, adults: 2 }
const search = (filter: object) => JSON.stringify({ filter: { ...STAY, ...filter } })

const BODIES: [name: string, body: string, status: number, problem: string, header?: string][] = [
  ['B1 cut off', '{"a":', 400, 'malformed-json'],
  ['B1 more behind it', '{} x', 400, 'malformed-json'],
  ['B1 a byte order mark', '\uFEFF{}', 400, 'malformed-json'],
  ['B2 text', search({}), 415, 'unsupported-media-type', 'Content-Type: text/plain'],
  ['B2 a form', 'a=b', 415, 'unsupported-media-type', 'Content-Type: application/x-www-form-urlencoded'],
  ['B4 1 MB', JSON.stringify({ filter: 'x'.repeat(1_048_576) }), 413, 'too-large'],
  ['B5 33 deep', '['.repeat(33) + ']'.repeat(33), 400, 'too-deep'],
  ['B5 a million deep', '['.repeat(1_000_000), 400, 'too-deep'],
  ['B6 10,000 members', JSON.stringify({ filter: STAY, x: Array(10_000).fill(0) }), 413, 'too-many'],
  ['B7 a prototype', '{"filter":{"__proto__":{"adults":2}}}', 422, 'validation'],
  ['B7 a prototype in disguise', '{"\\u005f_proto__":1}', 422, 'validation'],
  ['B7 a name twice', '{"filter":{},"filter":{}}', 400, 'malformed-json'],
  ['C1 unknown', search({ sessionId: 'x' }), 422, 'validation'],
  ['C2 31 February', search({ checkIn: 20980231 }), 422, 'validation'],
  ['C2 out before in', search({ checkOut: 20981229 }), 422, 'validation'],
  ['C2 in the past', search({ checkIn: 20200101, checkOut: 20200105 }), 422, 'validation'],
  ['C3 nobody', search({ adults: 0 }), 422, 'validation'],
  ['C3 four children', search({ child1: 1, child2: 2, child3: 3, child4: 4 }), 422, 'validation'],
  ['C3 not born yet', search({ child1: -1 }), 422, 'validation'],
]
for (const [name, body, status, problem, header = JSON_TYPE] of BODIES) {
  test(`body: ${name}`, async () => {
    const answer = await send({ method: 'POST', target: '/api/availability', headers: [header], body })
    expect([answer.status, answer.problem]).toEqual([status, problem])
    expectDiscreet(answer)
    expect(/"errors":\[\{[^\]]*"pointer":"/.test(answer.body)).toBe(status === 422)
  })
}

test('body: stays of seventy years are answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, year) =>
      send({
        method: 'POST',
        target: '/api/availability',
        headers: [JSON_TYPE],
        body: search({ checkIn: 20300101 + year }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

const ORIGINS: [name: string, headers: string[], allowed: boolean][] = [
  ['another site', ['Sec-Fetch-Site: cross-site'], false],
  ['a neighbour', ['Sec-Fetch-Site: same-site'], false],
  ['typed', ['Sec-Fetch-Site: none'], false],
  ['twice', ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site'], false],
  ['Origin null', ['Origin: null'], false],
  ['the bank', [`Origin: http://bank.localhost:${FIRST_PORT + 2}`], false],
  ['another port', ['Origin: http://localhost:1'], false],
  ['nothing', [], false],
  ['a header without an origin', ['X-Requested-With: rota'], false],
  ['the page itself', ['Sec-Fetch-Site: same-origin'], true],
]
/** A request without any browser header counts as a program without a key. */
const refused = (headers: string[]) =>
  headers.some((it) => /^(?:Sec-Fetch|Origin)/.test(it)) ? [403, 'cross-site'] : [401, 'key-missing']

for (const [name, headers, allowed] of ORIGINS) {
  test(`origin: D4, D6 ${name} ${allowed ? 'starts' : 'cannot start'} a booking`, async () => {
    const answer = await send({ target: '/api/reservation/start', headers })
    expect([answer.status, answer.problem]).toEqual(allowed ? [200, ''] : refused(headers))
    expect(answer.headers.has('set-cookie')).toBe(allowed)
  })
}

const COOKIES = [
  ['garbage', 'Cookie: __Host-sid=garbage'],
  ['a sealed shape', 'Cookie: __Host-sid=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c'],
  ['4 KB', `Cookie: __Host-sid=${'a'.repeat(4090)}`],
  ['two', 'Cookie: __Host-sid=a; __Host-sid=b'],
  ['an unsealed booking', 'Cookie: __Host-sid={"booking":"1","site":"localhost"}'],
] as const
for (const [name, cookie] of COOKIES) {
  test(`cookie: D1 ${name} counts as no session`, async () => {
    const answer = await send({ target: '/api/web/site?sessionId=1&referer=evil.test', headers: [cookie] })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ booking: null })
    expectDiscreet(answer)
  })
}

for (const target of [`/api/payments/${'a'.repeat(22)}`, `/api/bookings/${'a'.repeat(22)}`]) {
  test(`token: D7 ${target} is not found`, async () => {
    expect((await send({ target })).problem).toBe('not-found')
  })
}

/** A page without the time of its rendering: the first may have been dropped, and rendered again. */
const timeless = ({ body }: { body: string }) => body.replaceAll(/"now":\d+/g, '')

const UNKEYED = [
  'X-Forwarded-Host: evil.test',
  'X-Forwarded-Proto: gopher',
  'X-Original-URL: /cart',
  'X-Host: evil.test',
  'Accept-Language: ar',
  'Cookie: i18n_redirected=ar',
  'Origin: https://evil.test',
]
test('cache: a page does not depend on headers that are not in its cache key', async () => {
  const plain = await send({ target: '/hotels' })
  for (const header of UNKEYED) {
    const answer = await send({ target: '/hotels', headers: [header] })
    expect([header, answer.status, timeless(answer)]).toEqual([header, 200, timeless(plain)])
  }
  for (const target of ['//evil.test/', '/en//evil.test', '/en/@evil.test']) {
    const { headers } = await send({ target })
    expect(headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  }
})
