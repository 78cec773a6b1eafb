import { describe, expect, test } from 'vitest'
import { createPages } from '../page/pages.ts'
import { testBuild } from '../page/testing/build.ts'
import { CallError } from '../ports/platform.ts'
import { fakeGateway, startSession, type FakeGateway } from '../testing/gateway.ts'
import { problem } from '../testing/upstream.ts'

const HOUR = 3_600_000
const OPERATIONS = ['siteView', 'hotelView', 'hotelPrice', 'reservationStart'] as const

const FAILURES = {
  'is not there': () => Promise.reject(new CallError('unavailable', false)),
  'does not answer in time': () => Promise.reject(new CallError('timeout', true)),
  'breaks off': () => Promise.reject(new CallError('broken', true)),
  'answers 500': () => ({ status: 500, text: '' }),
  'answers 503': () => ({ status: 503, text: '' }),
}

const fails = (gateway: FakeGateway, how: keyof typeof FAILURES) => {
  for (const operationId of OPERATIONS) gateway.upstream.on(operationId, FAILURES[how])
}

const stale = (gateway: FakeGateway) => gateway.logged.events.filter(({ name }) => name === 'stale-answer')

/** A gateway that cached both responses some time ago. */
async function warm(milliseconds: number): Promise<FakeGateway> {
  const gateway = fakeGateway()
  for (const path of ['/api/web/site', '/api/hotels/12']) expect((await gateway.call(path)).status).toBe(200)
  gateway.clock.pass(milliseconds)
  return gateway
}

describe('F10 stale-if-error: the last valid response is used while the agency is down (decision 5.3)', () => {
  test.each(Object.keys(FAILURES) as (keyof typeof FAILURES)[])('that %s', async (how) => {
    const gateway = await warm(90_000)
    const before = await fakeGateway().call('/api/hotels/12')
    fails(gateway, how)
    const answered = await gateway.call('/api/hotels/12')
    expect([answered.status, answered.text]).toEqual([200, before.text])
    expect(answered.headers.get('cache-status')).toBe('rota; hit; ttl=-30; detail=stale')
    expect(stale(gateway)).toMatchObject([{ fields: { operationId: 'hotelView', site: 'localhost' } }])
  })

  test.each([
    ['/api/web/site', 24 * HOUR],
    ['/api/hotels/12', HOUR],
  ])('%s for its time and no longer', async (path, kept) => {
    const gateway = await warm(60_000 + kept - 6000)
    fails(gateway, 'is not there')
    expect((await gateway.call(path)).status).toBe(200)
    gateway.clock.pass(6000)
    expect((await gateway.call(path)).status).toBe(503)
  })

  test('pages are shown with it', async () => {
    const gateway = await warm(2 * HOUR)
    fails(gateway, 'is not there')
    gateway.context.pages = createPages(gateway.context, {
      ...testBuild({ name: 'booking', personal: true }),
      renderPage: async ({ site }) => ({ status: 'json' in site ? 200 : 503, html: JSON.stringify(site) }),
    })
    const page = await gateway.call('/booking/token')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Yelkovan')])
  })

  test('uses the stored record of a site after a restart, when the caches are empty', async () => {
    const gateway = await warm(0)
    gateway.clock.pass(2 * HOUR)
    void gateway.context.caches.clear()
    fails(gateway, 'is not there')
    const answered = await gateway.call('/api/web/site')
    expect([answered.status, answered.headers.get('cache-status')]).toEqual([200, 'rota; hit; ttl=-7140; detail=stale'])
    expect(stale(gateway)).toMatchObject([{ fields: { operationId: 'siteView', site: 'localhost' } }])
    expect((await gateway.call('/api/hotels/12')).status).toBe(503)
    gateway.clock.pass(22 * HOUR + 60_000)
    expect((await gateway.call('/api/web/site')).status).toBe(503)
  })

  test('a fresh response has no stale mark, and a recovered agency is called again', async () => {
    const gateway = await warm(90_000)
    fails(gateway, 'answers 500')
    await gateway.call('/api/hotels/12')
    gateway.upstream.on('hotelView')
    gateway.clock.pass(5000)
    for (let i = 0; i < 2; i++) {
      const answered = await gateway.call('/api/hotels/12')
      expect([answered.status, answered.headers.get('cache-status')]).toEqual([200, null])
    }
  })

  test('is never used for a visitor’s own booking or a price', async () => {
    const gateway = await warm(90_000)
    const cookie = await startSession(gateway, 'booking-0001')
    fails(gateway, 'is not there')
    expect((await gateway.call('/api/web/site')).headers.get('cache-status')).toContain('stale')
    expect((await gateway.call('/api/web/site', { cookie })).status).toBe(503)
    const json = { checkIn: 20270521, checkOut: 20270526, adults: 2 }
    expect((await gateway.call('/api/hotels/12/price', { method: 'POST', json })).status).toBe(503)
  })

  test('is never used for a deliberate refusal of the agency', async () => {
    const gateway = await warm(90_000)
    gateway.upstream.on('hotelView', () => problem(404, 'not-found'))
    expect((await gateway.call('/api/hotels/12')).status).toBe(404)
    gateway.upstream.on('hotelView', () => problem(401, 'credentials'))
    expect((await gateway.call('/api/hotels/12')).status).toBe(502)
    expect(stale(gateway)).toEqual([])
  })

  test('of another site is never served, and clearing the caches removes it', async () => {
    const gateway = await warm(90_000)
    fails(gateway, 'is not there')
    expect((await gateway.call('/api/hotels/12', { headers: { host: 'other.test' } })).status).toBe(503)
    void gateway.context.caches.clear()
    expect((await gateway.call('/api/hotels/12')).status).toBe(503)
  })
})
