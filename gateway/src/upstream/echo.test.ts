import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, startSession, type TestCall } from '../testing/gateway.ts'
import { exampleFor, exampleOf } from '../testing/upstream.ts'

const json = { checkIn: 20270521, checkOut: 20270526, adults: 2, child1: 4 }
const booking = { ...(exampleOf('reservationPatch')['booking'] as object), _id: 'booking-0002' }
const patch: TestCall = {
  method: 'PATCH',
  headers: { 'if-match': '"0"', 'idempotency-key': 'key-0123456789abcdef' },
  json: { key: 'promotion', value: null },
}

describe('F15 returns 502 for a response to another call, and alerts a person', () => {
  test.each([
    ['hotelView', '/api/hotels/12', {}, exampleFor('hotelView', '/hotels/13'), '/record/facts/id'],
    [
      'hotelPrice',
      '/api/hotels/12/price',
      { method: 'POST', json },
      exampleFor('hotelPrice', '', { ...json, adults: 3 }),
      '/query/adults',
    ],
    [
      'hotelPrice',
      '/api/hotels/12/price',
      { method: 'POST', json },
      exampleFor('hotelPrice', '', { ...json, checkIn: 20270520 }),
      '/query/checkIn',
    ],
    ['siteView', '/api/web/site', {}, { ...exampleOf('siteView'), booking }, '/booking/_id'],
    ['reservationPatch', '/api/reservation', patch, { booking }, '/booking/_id'],
  ] as const)('%s %s', async (operationId, path, init, body, place) => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    gateway.upstream.on(operationId, () => ({ body }))
    const answered = await gateway.call(path, { ...init, cookie })
    expect([answered.status, problemName(answered)]).toEqual([502, 'upstream-contract'])
    expect(gateway.logged.events).toMatchObject([
      { name: 'crossed-answer-alert', fields: { operationId, site: 'localhost', places: [place] } },
    ])
    expect(answered.text).not.toContain('booking-0002')
  })

  test('does not cache it for the next caller', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('hotelView', () => ({ body: exampleFor('hotelView', '/hotels/13') }))
    expect((await gateway.call('/api/hotels/12')).status).toBe(502)
    gateway.upstream.on('hotelView')
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
  })

  test('does not compare values that the response omits', async () => {
    const gateway = fakeGateway()
    const { child1: _child, ...query } = json
    gateway.upstream.on('hotelPrice', () => ({ body: { rooms: [], query } }))
    expect((await gateway.call('/api/hotels/12/price', { method: 'POST', json })).status).toBe(200)
  })
})
