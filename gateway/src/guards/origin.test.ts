import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName } from '../testing/gateway.ts'
import { webCaller } from '../platform/web.ts'
import { checkOrigin } from './origin.ts'

const site = { account: '1001', paymentHosts: [], keys: [], host: 'localhost', origin: 'http://localhost:4000' }
const caller = (method: string, headers: Record<string, string>) =>
  webCaller(new Request('http://localhost:4000/api/x', { method }), headers)

const OWN = 'http://localhost:4000'

describe('from the site itself', () => {
  test.each([
    ['POST', { 'sec-fetch-site': 'same-origin' }],
    ['GET', { 'sec-fetch-site': 'same-origin' }],
    ['POST', { origin: OWN }],
    ['GET', { 'x-requested-with': 'rota', origin: OWN }],
    ['GET', { 'x-requested-with': 'rota', referer: `${OWN}/cart?x=1` }],
  ])('%s with %o', (method, headers) => {
    expect(() => checkOrigin(caller(method, headers), site, [])).not.toThrow()
  })
})

describe('from elsewhere', () => {
  test.each<[string, string, Record<string, string>]>([
    ['D4 a cross-site form or fetch', 'POST', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
    ['D4 a picture of another site', 'GET', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.test/' }],
    ['D4 a typed address', 'GET', { 'sec-fetch-site': 'none' }],
    ['D4 a cross-site call that names our origin', 'POST', { 'sec-fetch-site': 'cross-site', origin: OWN }],
    ['D5 a sibling sub-domain', 'POST', { 'sec-fetch-site': 'same-site', origin: 'http://pay.localhost:4000' }],
    ['D6 Origin null', 'POST', { origin: 'null' }],
    ['D6 another port', 'POST', { origin: 'http://localhost:4001' }],
    ['D6 another scheme', 'POST', { origin: 'https://localhost:4000' }],
    ['D6 a GET without our header', 'GET', { origin: OWN }],
    [
      'D6 a GET with a Referer of elsewhere',
      'GET',
      { 'x-requested-with': 'rota', referer: 'http://evil.test/localhost:4000' },
    ],
    ['D6 a GET with a Referer that is none', 'GET', { 'x-requested-with': 'rota', referer: 'localhost' }],
  ])('%s: %s', (_name, method, headers) => {
    expect(() => checkOrigin(caller(method, headers), site, [])).toThrow(
      expect.objectContaining({ name: 'cross-site', status: 403 }),
    )
  })
})

describe('programs need a key', () => {
  test.each([
    ['D6 no header at all', 'POST', {}],
    ['D6 no header at all', 'GET', {}],
    ['D6 a POST with our header only', 'POST', { 'x-requested-with': 'rota' }],
    ['a key in a header that is none', 'POST', { 'x-api-key': 'rota-test-key' }],
  ])('%s: %s', (_name, method, headers) => {
    const missing = [{ pointer: '/header/if-match', detail: 'is required' }]
    expect(() => checkOrigin(caller(method, headers as Record<string, string>), site, missing)).toThrow(
      expect.objectContaining({
        name: 'key-missing',
        status: 401,
        headers: { 'www-authenticate': 'Bearer' },
        errors: [{ pointer: '/header/authorization', code: 'required', detail: 'is required' }, ...missing],
      }),
    )
  })
})

describe('D4 every operation of a class that changes state', () => {
  test.each([
    ['GET', '/api/reservation/start'],
    ['PATCH', '/api/reservation'],
    ['POST', '/api/reservation/complete?term=full'],
    ['POST', '/api/order/initialize'],
  ])('%s %s is cross-site from another site and is not forwarded', async (method, path) => {
    const gateway = fakeGateway()
    for (const fetchSite of ['cross-site', 'same-site', 'none']) {
      const init = { method, headers: { 'sec-fetch-site': fetchSite }, ...(method === 'GET' ? {} : { json: {} }) }
      const answered = await gateway.call(path, init)
      expect([answered.status, problemName(answered)]).toEqual([403, 'cross-site'])
      expect(answered.cookie).toBeUndefined()
    }
    expect(gateway.upstream.calls).toEqual([])
  })

  test('text/plain JSON of the site itself is 415, and a method override header is ignored', async () => {
    const gateway = fakeGateway()
    const plain = await gateway.call('/api/reservation', {
      method: 'PATCH',
      body: '{}',
      headers: { 'content-type': 'text/plain', 'idempotency-key': 'key-0123456789abcdef' },
    })
    expect(plain.status).toBe(415)
    const overridden = await gateway.call('/api/reservation', { headers: { 'x-http-method-override': 'PATCH' } })
    expect(overridden.status).toBe(405)
    expect(gateway.upstream.calls).toEqual([])
  })
})
