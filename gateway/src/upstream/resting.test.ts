import { describe, expect, test } from 'vitest'
import { CallError } from '../ports/platform.ts'
import { fakeGateway, problemName, startSession, type FakeGateway } from '../testing/gateway.ts'

const PRICE = (adults: number) => ({ method: 'POST', json: { checkIn: 20270521, checkOut: 20270526, adults } })

/** Makes different calls of one class fail until its breaker opens. */
async function openSearch(gateway: FakeGateway) {
  gateway.upstream.on('hotelPrice', () => Promise.reject(new CallError('broken', true)))
  for (let id = 0; id < 10; id++) await gateway.call(`/api/hotels/${id}/price`, PRICE(2))
}

describe('F10 an open circuit breaker', () => {
  test('503 upstream-unavailable with Retry-After, within 5 ms, and it sees nothing', async () => {
    const gateway = fakeGateway()
    await openSearch(gateway)
    const before = gateway.upstream.calls.length
    const took: number[] = []
    for (let id = 20; id < 60; id++) {
      const answered = await gateway.call(`/api/hotels/${id}/price`, PRICE(2))
      expect([answered.status, problemName(answered), answered.body['retryAfter']]).toEqual([
        503,
        'upstream-unavailable',
        10,
      ])
      expect(answered.headers.get('retry-after')).toBe('10')
      took.push(gateway.logged.requests.at(-1)?.duration ?? Number.NaN)
    }
    expect(took.toSorted((a, b) => a - b)[20]).toBeLessThan(5)
    expect(gateway.upstream.calls).toHaveLength(before)
  })

  test('one site’s breaker never opens another’s', async () => {
    const gateway = fakeGateway()
    await openSearch(gateway)
    gateway.upstream.on('hotelPrice')
    expect((await gateway.call('/api/hotels/12/price', PRICE(2))).status).toBe(503)
    const other = await gateway.call('/api/hotels/12/price', { ...PRICE(2), headers: { host: 'other.test' } })
    expect(other.status).toBe(200)
  })

  test('serves stale responses while the breaker is open, up to their maximum age', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/web/site')
    await gateway.call('/api/hotels/12')
    gateway.clock.pass(90_000)
    for (const id of ['siteView', 'hotelView'] as const) gateway.upstream.on(id, () => ({ status: 500, text: '' }))
    for (let id = 100; id < 120; id++) await gateway.call(`/api/hotels/${id}`)
    expect(gateway.logged.events.map(({ name }) => name)).toContain('breaker-open')
    const before = gateway.upstream.of('hotelView').length
    const answered = await gateway.call('/api/hotels/12')
    expect([answered.status, answered.headers.get('cache-status')]).toEqual([200, expect.stringContaining('stale')])
    expect((await gateway.call('/api/web/site')).status).toBe(200)
    expect((await gateway.call('/api/hotels/13')).status).toBe(503)
    expect(gateway.upstream.of('hotelView')).toHaveLength(before)
  })

  test('closes as soon as the agency has recovered', async () => {
    const gateway = fakeGateway()
    await openSearch(gateway)
    gateway.upstream.on('hotelPrice')
    gateway.clock.pass(10_000)
    expect((await gateway.call('/api/hotels/12/price', PRICE(2))).status).toBe(200)
    expect((await gateway.call('/api/hotels/13/price', PRICE(2))).status).toBe(200)
  })

  test('clearing the caches closes it, for testers who switch scenarios', async () => {
    const gateway = fakeGateway()
    await openSearch(gateway)
    gateway.upstream.on('hotelPrice')
    void gateway.context.caches.clear()
    expect((await gateway.call('/api/hotels/12/price', PRICE(2))).status).toBe(200)
  })
})

test('a quote never uses a cached price', async () => {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  const json = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try', acceptedContracts: [] }
  for (const _ of [1, 2]) await gateway.call('/api/quote', { method: 'POST', json, cookie })
  const asked = gateway.upstream.of('siteView').filter(({ query }) => query.get('sessionId') === 'booking-0001')
  expect(asked).toHaveLength(2)
})

test('a quote reads the booking with the deadline of a payment check, so that a slow agency prevents no payment', async () => {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  await gateway.call('/api/web/site', { cookie })
  const json = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try', acceptedContracts: [] }
  await gateway.call('/api/quote', { method: 'POST', json, cookie })
  const asked = gateway.upstream.of('siteView').filter(({ query }) => query.get('sessionId') === 'booking-0001')
  expect(asked.map(({ wire }) => [wire.pool.class, wire.deadlines.firstByte])).toEqual([
    ['boot', 1500],
    ['payment-check', 5000],
  ])
})
