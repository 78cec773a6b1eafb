import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../page/ask.ts'
import { webCaller } from '../platform/web.ts'
import { LIMITS } from '../policy/limits.ts'
import { fakeGateway, problemName, startSession, type FakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'

type PageRequest = Parameters<typeof ask>[2]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A gateway with production limits. */
const delivered = () => fakeGateway({ limits: { default: 1, limits: {} } })

const tryCode = (gateway: FakeGateway, init: { cookie?: string; address?: string } = {}) =>
  gateway.call('/api/promotions/query?code=GUESS', init)

let keys = 0
const letter = (gateway: FakeGateway, note: string, key = `key-of-a-letter-${keys++}`) =>
  gateway.call('/api/reservation/send', {
    method: 'PUT',
    json: { phone: '532-000-0148', userAvailabityDate: '2027-05-21 14:30', note },
    headers: { 'idempotency-key': key },
  })

const statuses = async (calls: number, call: (i: number) => Promise<{ status: number }>) => {
  const answered: number[] = []
  for (let i = 0; i < calls; i++) answered.push((await call(i)).status)
  return answered
}

/** A site that accepts letters. */
function withLetters(): FakeGateway {
  const gateway = delivered()
  const view = exampleOf('siteView')
  const partnerSite = { status: true, notifications: [], contactMe: [] }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...(view['site'] as object), partnerSite } } }))
  return gateway
}

describe('C7 a promotion code', () => {
  test('returns 429 with Retry-After for the eleventh try of a visitor, and does not call the agency', async () => {
    const gateway = delivered()
    const cookie = await startSession(gateway, 'booking-0001')
    expect(await statuses(10, () => tryCode(gateway, { cookie }))).toEqual(Array(10).fill(200))
    vi.advanceTimersByTime(60_000)
    const answered = await tryCode(gateway, { cookie })
    expect([answered.status, problemName(answered)]).toEqual([429, 'too-many-requests'])
    expect([answered.headers.get('retry-after'), answered.body['retryAfter']]).toEqual(['540', 540])
    expect(answered.headers.get('cache-control')).toBe('private, no-store')
    expect(gateway.upstream.of('promotionQuery')).toHaveLength(10)
    expect(gateway.logged.requests.at(-1)).toMatchObject({ status: 429, problem: 'too-many-requests' })
    vi.advanceTimersByTime(540_000)
    expect((await tryCode(gateway, { cookie })).status).toBe(200)
  })

  test('counts another visitor at the same address separately', async () => {
    const gateway = delivered()
    const [one, other] = [await startSession(gateway, 'booking-0001'), await startSession(gateway, 'booking-0002')]
    await statuses(11, () => tryCode(gateway, { cookie: one }))
    expect((await tryCode(gateway, { cookie: other })).status).toBe(200)
    expect((await tryCode(gateway)).status).toBe(200)
  })

  test('does not count calls that the contract refuses', async () => {
    const gateway = delivered()
    const wrong = () => gateway.call(`/api/promotions/query?code=${'x'.repeat(65)}`)
    expect(new Set(await statuses(20, wrong))).toEqual(new Set([422]))
    expect((await tryCode(gateway)).status).toBe(200)
  })
})

describe('a letter', () => {
  test('returns 429 for the fourth letter', async () => {
    const gateway = withLetters()
    expect(await statuses(4, (i) => letter(gateway, `${i}`))).toEqual([200, 200, 200, 429])
    expect(gateway.upstream.of('callbackSend')).toHaveLength(3)
  })

  test('counts a repeated letter once, and a refused one can be sent later', async () => {
    const gateway = withLetters()
    const key = 'key-0123456789abcdef'
    expect(await statuses(5, () => letter(gateway, 'x', key))).toEqual(Array(5).fill(200))
    expect(await statuses(5, () => letter(gateway, 'x'))).toEqual(Array(5).fill(200))
    await statuses(3, (i) => letter(gateway, `${i}`))
    expect((await letter(gateway, 'late', 'key-of-a-late-letter')).status).toBe(429)
    vi.advanceTimersByTime(600_000)
    expect((await letter(gateway, 'late', 'key-of-a-late-letter')).status).toBe(200)
  })
})

describe('D10 starting bookings', () => {
  test('accepts 60 of 100 concurrent starts from one address, and still accepts those of another', async () => {
    const gateway = delivered()
    const start = (address?: string) => gateway.call('/api/reservation/start', { address })
    const answered = await Promise.all(Array.from({ length: 100 }, () => start()))
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(LIMITS.start.address)
    expect(answered.filter(({ status }) => status === 429)).toHaveLength(40)
    expect(gateway.upstream.of('reservationStart')).toHaveLength(60)
    expect((await start('198.51.100.7')).status).toBe(200)
  })
})

test('counts searches and quotes separately, and other reads not at all', async () => {
  const gateway = delivered()
  const stay = { checkIn: 20270521, checkOut: 20270526, adults: 2 }
  const price = () => gateway.call('/api/hotels/12/price', { method: 'POST', json: stay })
  // Guests: the limit of their address applies.
  expect(await statuses(121, price)).toEqual([...Array(120).fill(200), 429])
  expect((await gateway.call('/api/quote', { method: 'POST', json: {} })).status).not.toBe(429)
  expect(await statuses(200, () => gateway.call('/api/hotels/12'))).toEqual(Array(200).fill(200))
})

describe('decision 13.1 searches', () => {
  const search = (gateway: FakeGateway, init: { cookie?: string; address?: string } = {}) =>
    gateway.call('/api/availability', {
      method: 'POST',
      json: { filter: { toLocation: 'location-kas', checkIn: 20270521, checkOut: 20270526, adults: 2 } },
      ...init,
    })

  test('returns 429 for a visitor’s 31st search in a minute, even if responses are cached', async () => {
    const gateway = delivered()
    const cookie = await startSession(gateway, 'booking-0001')
    const price = () =>
      gateway.call('/api/hotels/12/price', {
        method: 'POST',
        json: { checkIn: 20270521, checkOut: 20270526, adults: 2 },
        cookie,
      })
    expect(await statuses(15, price)).toEqual(Array(15).fill(200))
    expect(await statuses(16, () => search(gateway, { cookie }))).toEqual([...Array(15).fill(200), 429])
    vi.advanceTimersByTime(60_000)
    expect((await search(gateway, { cookie })).status).toBe(200)
  })

  test('suggestions are counted separately, with room for a visitor who types', async () => {
    const gateway = delivered()
    const cookie = await startSession(gateway, 'booking-0001')
    const suggest = () => gateway.call('/api/search?term=anta', { cookie })
    expect(await statuses(61, suggest)).toEqual([...Array(60).fill(200), 429])
    expect((await search(gateway, { cookie })).status).toBe(200)
  })

  test('counts the searches of a rendered page for its visitor, not for the gateway', async () => {
    const gateway = delivered()
    const need = {
      operationId: 'availabilitySearch' as const,
      params: { body: { filter: { toLocation: 'location-kas', checkIn: 20270521, checkOut: 20270526, adults: 2 } } },
    }
    const render = async (address: string) => {
      const site = { ...gateway.context.config.sites['localhost'], host: 'localhost', origin: 'http://localhost:4000' }
      const caller = webCaller(new Request(site.origin), {}, address)
      const place = { site, path: '/', search: '', isPaymentOrigin: false }
      const request = { ...place, method: 'GET', requestId: 'r1', caller, signal: caller.signal }
      const result = await ask(gateway.context, need, request as PageRequest)
      return { status: 'problem' in result ? result.problem.status : 200 }
    }
    expect(await statuses(121, () => render('192.0.2.1'))).toEqual([...Array(120).fill(200), 429])
    expect((await render('198.51.100.7')).status).toBe(200)
    expect((await search(gateway)).status).toBe(429)
  })
})
