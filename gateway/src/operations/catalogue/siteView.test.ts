import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, startSession } from '../../testing/gateway.ts'
import { exampleOf, problem } from '../../testing/upstream.ts'
import { endSession } from '../../testing/generations.ts'

const pax = { adults: 2, children: [] }
const stay = { key: 'h12', type: 'hotel', id: '12', pax, checkIn: 20270521, checkOut: 20270526, count: 1 }
const line = (total: number) => ({
  ...stay,
  price: total,
  currency: 'try',
  total: { value: total, currency: 'try' },
})
const booking = (total: number, extra = {}) => ({
  _id: 'booking-0001',
  id: 'internal-7',
  payments: [{}],
  products: [line(total)],
  guests: [],
  totalAmount: { value: total, currency: 'try' },
  created: { date: '2027-05-01T09:00:00Z' },
  ...extra,
})

describe('siteView 200', () => {
  test.each([
    ['both', { status: true, notifications: [{ note: 'Call me' }], contactMe: [] }, [true, true]],
    ['neither', { status: true }, [false, false]],
    ['companies only with a partner site (decision 29.2)', { status: false, contactMe: [] }, [false, false]],
  ])('tells which letters the site takes, never those it has: %s (decision 29.2)', async (_name, lists, takes) => {
    const gateway = fakeGateway()
    const site = { ...(exampleOf('siteView')['site'] as object), partnerSite: lists }
    gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), site } }))
    const { body, text } = await gateway.call('/api/web/site')
    const [takesNotifications, takesContact] = takes
    expect(body).toMatchObject({ site: { partnerSite: { takesNotifications, takesContact } } })
    expect(text).not.toContain('Call me')
  })

  test('has the image base and nothing private, without a session no booking', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('siteView', () => ({
      body: {
        ...exampleOf('siteView'),
        account: { secret: 'x' },
        site: { ...(exampleOf('siteView')['site'] as object), account: '1001', markupRate: 12 },
      },
    }))
    const { body, text, headers } = await gateway.call('/api/web/site')
    expect(body).toMatchObject({ booking: null, site: { imageBase: '/images/1001' } })
    expect(text).not.toMatch(/markupRate|"account"/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['https://bank.localhost/card', true],
    ['http://bank.localhost:4002/card', true],
    ['https://evil.example/card', false],
    ['https://bank.example/card', false],
    ['javascript:alert(1)', false],
  ])('names a page for the card only on a host of the bank: %s (decision 21.7)', async (cardPage, isNamed) => {
    const gateway = fakeGateway()
    const site = exampleOf('siteView')['site'] as { options: { payment: object } }
    const payment = { ...site.options.payment, cardEntry: 'hosted', cardPage }
    const options = { ...site.options, payment }
    gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), site: { ...site, options } } }))
    const { text } = await gateway.call('/api/web/site')
    expect(text.includes(cardPage)).toBe(isNamed)
  })

  test('fetches shared data once for all visitors, with the site’s own session and account', async () => {
    const gateway = fakeGateway()
    await Promise.all(Array.from({ length: 20 }, () => gateway.call('/api/web/site')))
    expect(gateway.upstream.of('siteView')).toHaveLength(1)
    expect(gateway.upstream.of('reservationStart')).toHaveLength(1)
    const [seen] = gateway.upstream.of('siteView')
    expect(Object.fromEntries(seen?.query ?? [])).toEqual({ sessionId: 'anonymous-0001', referer: 'localhost' })
    expect(seen?.wire.headers).toMatchObject({
      accept: 'application/json, text/plain',
      authorization: 'Bearer secret-of-the-agency',
    })
    gateway.clock.pass(60_000)
    await gateway.call('/api/web/site')
    expect(gateway.upstream.of('siteView')).toHaveLength(2)
  })

  test('fetches the data of another site separately', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/web/site')
    const other = await gateway.call('/api/web/site', { headers: { host: 'other.test' } })
    expect(other.body).toMatchObject({ site: { imageBase: '/images/2002' } })
    expect(gateway.upstream.of('siteView').map((call) => call.query.get('referer'))).toEqual([
      'localhost',
      'other.test',
    ])
  })

  test('has the visitor’s booking with its version and former prices', async () => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    gateway.upstream.on('reservationPatch', () => ({ body: { booking: booking(100) } }))
    await gateway.call('/api/reservation', {
      method: 'PATCH',
      cookie,
      headers: { 'if-match': '"0"', 'idempotency-key': 'key-0123456789abcdef' },
      json: { key: 'products', value: [] },
    })
    gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking: booking(110) } }))
    const { body, text } = await gateway.call('/api/web/site', { cookie })
    expect(body).toMatchObject({
      booking: { version: 1, products: [{ total: { value: 110 }, priceBefore: { value: 100, currency: 'try' } }] },
    })
    expect(text).not.toMatch(/booking-0001|internal-7|payments/)
  })

  test.each([
    ['completed', booking(100, { completion: { status: 'confirmed', bookingNumber: 'YLK 1', paymentStatus: 4 } })],
    ['unknown to the agency', null],
  ])('a booking that is %s is none, and its session ends', async (_name, answered) => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking: answered } }))
    const { body, cookie: set } = await gateway.call('/api/web/site', { cookie })
    expect(body['booking']).toBeNull()
    expect(set).toBe('')
  })

  test('does not fetch the booking after the commit', async () => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    await endSession(gateway.context.store, 'booking-0001', gateway.clock.now())
    const { body, cookie: set } = await gateway.call('/api/web/site', { cookie })
    expect([body['booking'], set]).toEqual([null, ''])
    expect(gateway.upstream.of('siteView').every((call) => call.query.get('sessionId') === 'anonymous-0001')).toBe(true)
  })
})

describe('the site’s own session', () => {
  test('is kept over a restart and renewed after six days', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/web/site')
    void gateway.context.caches.clear()
    await gateway.call('/api/web/site')
    expect(gateway.upstream.of('reservationStart')).toHaveLength(1)
    gateway.clock.pass(6 * 24 * 3_600_000)
    await gateway.call('/api/web/site')
    expect(gateway.upstream.of('reservationStart')).toHaveLength(2)
  })

  test('is renewed, once, when the agency has forgotten it', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/web/site')
    void gateway.context.caches.clear()
    gateway.upstream.on('reservationStart', () => ({
      body: { booking: { ...(exampleOf('reservationStart')['booking'] as object), _id: 'anonymous-new' } },
    }))
    gateway.upstream.on('siteView', ({ query }) =>
      query.get('sessionId') === 'anonymous-new' ? { body: exampleOf('siteView') } : problem(404, 'unknown-session'),
    )
    const all = await Promise.all(['12', '13'].map(() => gateway.call('/api/web/site')))
    expect(all.map(({ status }) => status)).toEqual([200, 200])
    expect(gateway.upstream.of('reservationStart')).toHaveLength(2)
  })

  test('502 when the agency knows no session at all', async () => {
    const gateway = fakeGateway()
    gateway.upstream.on('siteView', () => problem(404, 'unknown-session'))
    const answered = await gateway.call('/api/web/site')
    expect([answered.status, problemName(answered)]).toEqual([502, 'upstream-broken'])
  })
})

test('siteView 405 for HEAD, which routers derive from GET', async () => {
  const gateway = fakeGateway()
  for (const method of ['HEAD', 'POST', 'DELETE', 'OPTIONS']) {
    const answered = await gateway.call('/api/web/site', { method })
    expect([answered.status, answered.headers.get('allow')]).toEqual([405, 'GET'])
  }
  expect((await gateway.call('/api/reservation/start', { method: 'HEAD' })).status).toBe(405)
  expect(gateway.upstream.calls).toEqual([])
})

test('removes links that would run a script, and keeps those to pages, e-mail addresses and phone numbers', async () => {
  const gateway = fakeGateway()
  const view = exampleOf('siteView')
  const social = {
    facebook: 'javascript:alert(1)',
    twitter: 'data:text/html,<script>alert(1)</script>',
    instagram: 'https://example.com/yelkovan',
    youtube: 'mailto:hello@example.com',
  }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...(view['site'] as object), social } } }))
  const answered = await gateway.call('/api/web/site')
  expect((answered.body['site'] as { social: object }).social).toEqual({
    instagram: social.instagram,
    youtube: social.youtube,
  })
})
