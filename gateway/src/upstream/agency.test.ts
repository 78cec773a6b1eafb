import { describe, expect, test } from 'vitest'
import { fakeGateway, type FakeGateway, type TestCall } from '../testing/gateway.ts'

const FILTER = { toLocation: 'location-kas', checkIn: 20270521, checkOut: 20270526, adults: 2 }
const search = (changes: object = {}, filter: object = {}): TestCall => ({
  method: 'POST',
  json: { filter: { ...FILTER, ...filter }, ...changes },
})

type Call = [path: string, init?: TestCall]

async function asked(gateway: FakeGateway, calls: Call[]): Promise<number> {
  for (const [path, init] of calls) expect((await gateway.call(path, init)).status).toBe(200)
  return gateway.upstream.calls.filter(({ operationId }) => operationId !== 'reservationStart').length
}

describe('the key of the cache (decision 5.1)', () => {
  test.each<[string, Call, Call]>([
    ['site', ['/api/hotels/12'], ['/api/hotels/12', { headers: { host: 'other.test' } }]],
    ['path parameter', ['/api/hotels/12'], ['/api/hotels/13']],
    ['query parameter', ['/api/search?term=a'], ['/api/search?term=b']],
    ['another parameter', ['/api/search?term=a'], ['/api/search?term=a&type=1']],
    ['operation', ['/api/search?term=12'], ['/api/hotels/12']],
    ['place', ['/api/availability', search()], ['/api/availability', search({}, { toLocation: 'location-lara' })]],
    ['party', ['/api/availability', search()], ['/api/availability', search({}, { child1: 3 })]],
    ['filter', ['/api/availability', search()], ['/api/availability', search({ rating: [5] })]],
  ])('has the %s in it', async (_what, one, other) => {
    expect(await asked(fakeGateway(), [one, other, one, other])).toBe(2)
  })

  test('does not depend on the caller: language, currency, agent and cookies change no shared response', async () => {
    const gateway = fakeGateway()
    const headers = [
      {},
      { 'accept-language': 'ar' },
      { cookie: 'a=b' },
      { 'user-agent': 'x' },
      { 'x-forwarded-host': 'x' },
    ]
    const calls = headers.map((own): Call => ['/api/hotels/12', { headers: own }])
    expect(await asked(gateway, calls)).toBe(1)
    const sent = gateway.upstream.of('hotelView')[0]?.wire.headers ?? {}
    expect(Object.keys(sent).toSorted()).toEqual(['accept', 'authorization'])
  })

  test('changes with the site’s account', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/hotels/12')
    gateway.context.config.sites = { localhost: { account: '9009', paymentHosts: [], keys: [] } }
    await gateway.call('/api/hotels/12')
    expect(gateway.upstream.of('hotelView')).toHaveLength(2)
  })

  test('failures are not cached', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('hotelView', () => ({ status: 500, text: 'at Agency.java:12 agency.test' }))
    const failed = await gateway.call('/api/hotels/12')
    expect(failed.status).toBe(502)
    expect(failed.text).not.toMatch(/java|agency\.test|secret/)
    gateway.upstream.on('hotelView')
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
  })
})

test('a redirect of the agency is neither followed nor passed on (F12)', async () => {
  const gateway = fakeGateway()
  gateway.upstream.on('hotelView', () => ({ status: 302, text: '', headers: { location: 'http://evil.test/' } }))
  const answered = await gateway.call('/api/hotels/12')
  expect(answered.status).toBe(502)
  expect(answered.headers.get('location')).toBeNull()
  expect(gateway.upstream.calls.map(({ wire }) => new URL(wire.url).host)).not.toContain('evil.test')
})
