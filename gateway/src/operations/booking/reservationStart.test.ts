import { expect, test } from 'vitest'
import { fakeGateway, problemName, startSession } from '../../testing/gateway.ts'
import { memoryBackend } from '../../testing/memory-store.ts'
import { exampleOf } from '../../testing/upstream.ts'
import { CallError } from '../../ports/platform.ts'

const BOOKING = exampleOf('reservationStart')['booking'] as object

test('reservationStart 200 returns a session without revealing its content', async () => {
  const gateway = fakeGateway()
  gateway.upstream.on('reservationStart', () => ({ body: { booking: { ...BOOKING, _id: 'booking-0001' } } }))
  const { status, body, text, headers, cookie } = await gateway.call('/api/reservation/start')
  expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, '"0"', 'private, no-store'])
  expect(body).toMatchObject({ booking: { version: 0, products: [] } })
  expect(text + cookie).not.toContain('booking-0001')
  expect(cookie).toMatch(/^__Host-sid=ey/)
  expect(Object.fromEntries(gateway.upstream.calls[0]?.query ?? [])).toEqual({ sessionId: '', referer: 'localhost' })
})

test('reservationStart 200 keeps the booking of a visitor who has one', async () => {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  const booking = { ...BOOKING, _id: 'booking-0001', specialRequests: 'mine' }
  gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking } }))
  const again = await gateway.call('/api/reservation/start', { cookie })
  expect(again.body).toMatchObject({ booking: { specialRequests: 'mine' } })
  expect(again.cookie).toBeUndefined()
  expect(gateway.upstream.of('reservationStart')).toHaveLength(1)
})

test('reservationStart 200 starts a new booking if the agency has forgotten the old one', async () => {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking: null } }))
  const again = await gateway.call('/api/reservation/start', { cookie })
  expect(again.cookie).toMatch(/^__Host-sid=ey/)
  expect(again.cookie).not.toBe(cookie)
})

test('D8 reservationStart: sessionId and referer of a caller are dropped', async () => {
  const gateway = fakeGateway()
  const answered = await gateway.call('/api/reservation/start?sessionId=stolen&referer=evil.test')
  expect(answered.status).toBe(200)
  expect(Object.fromEntries(gateway.upstream.calls[0]?.query ?? [])).toEqual({ sessionId: '', referer: 'localhost' })
})

test('reservationStart 503: no session without a booking', async () => {
  const gateway = fakeGateway()
  gateway.upstream.on('reservationStart', () => Promise.reject(new CallError('unavailable', false)))
  const answered = await gateway.call('/api/reservation/start')
  expect([answered.status, problemName(answered), answered.cookie]).toEqual([503, 'upstream-unavailable', undefined])
})

test('reservationStart: tabs of one session that start at the same moment get one booking', async () => {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  const other = await startSession(gateway, 'booking-0002')
  gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking: null } }))
  const before = gateway.upstream.of('reservationStart').length
  const tabs = Array.from({ length: 5 }, () => gateway.call('/api/reservation/start', { cookie }))
  const answers = await Promise.all([...tabs, gateway.call('/api/reservation/start', { cookie: other })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(gateway.upstream.of('reservationStart').length - before).toBe(2)
  gateway.clock.pass(2000)
  await gateway.call('/api/reservation/start', { cookie })
  expect(gateway.upstream.of('reservationStart').length - before).toBe(3)
})

test('reservationStart: tabs of one session that reach two processes get one booking', async () => {
  const store = memoryBackend()
  const [one, other] = [fakeGateway({}, { shared: { store } }), fakeGateway({}, { shared: { store } })]
  const cookie = await startSession(one, 'booking-0001')
  const gone = () => ({ body: { ...exampleOf('siteView'), booking: null } })
  for (const { upstream } of [one, other]) upstream.on('siteView', gone)
  const before = one.upstream.of('reservationStart').length
  const tabs = [one, other, one, other].map((gateway) => gateway.call('/api/reservation/start', { cookie }))
  const answers = await Promise.all(tabs)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const begun = [one, other].flatMap(({ upstream }) => upstream.of('reservationStart'))
  expect(begun.length - before).toBe(1)
})
