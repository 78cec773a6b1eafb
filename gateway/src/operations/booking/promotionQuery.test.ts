import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, startSession } from '../../testing/gateway.ts'
import { exampleOf, problem } from '../../testing/upstream.ts'

const BOOKING = {
  _id: 'booking-0001',
  products: [],
  guests: [],
  totalAmount: { value: 90, currency: 'try' },
  created: { date: '2027-05-01T09:00:00Z' },
}
const PROMOTION = { code: 'YELKOVAN10', discount: 10, amount: { value: 10, currency: 'try' } }

async function opened(status = 'ok') {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  const booking = { ...BOOKING, ...(status === 'ok' ? { promotion: PROMOTION } : {}) }
  gateway.upstream.on('promotionQuery', () => ({ body: { status, booking } }))
  return {
    gateway,
    cookie,
    ask: (code = 'YELKOVAN10') => gateway.call(`/api/promotions/query?code=${code}`, { cookie }),
  }
}

describe('promotionQuery', () => {
  test('200 ok: the booking has a new version, and nothing private', async () => {
    const { gateway, ask } = await opened()
    const answered = await ask()
    expect([answered.status, answered.headers.get('etag')]).toEqual([200, '"1"'])
    expect(answered.body).toMatchObject({ status: 'ok', booking: { version: 1, promotion: PROMOTION } })
    expect(answered.text).not.toContain('booking-0001')
    expect(answered.headers.get('cache-control')).toBe('private, no-store')
    expect(gateway.upstream.of('promotionQuery')[0]?.query.get('sessionId')).toBe('booking-0001')
    expect((await ask()).headers.get('etag')).toBe('"2"')
  })

  test.each(['invalid', 'expired', 'notApplicable', 'minAmount'])(
    '200 %s: the booking is as it was (decision 21.8)',
    async (status) => {
      const { ask } = await opened(status)
      const answered = await ask()
      expect([answered.status, answered.headers.get('etag')]).toEqual([200, '"0"'])
      expect(answered.body).toMatchObject({ status, booking: { version: 0 } })
    },
  )

  test('a change based on the previous version returns stale-version (decision 28.1)', async () => {
    const { gateway, cookie, ask } = await opened()
    await ask()
    const answered = await gateway.call('/api/reservation', {
      method: 'PATCH',
      cookie,
      json: { key: 'promotion', value: null },
      headers: { 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"0"' },
    })
    expect(problemName(answered)).toBe('stale-version')
  })

  test('200 without a session: whether the code is valid, never the site’s own booking', async () => {
    const { gateway } = await opened('notApplicable')
    const answered = await gateway.call('/api/promotions/query?code=YELKOVAN10')
    expect(answered.body).toEqual({ status: 'notApplicable', booking: null })
    expect(gateway.upstream.of('promotionQuery')[0]?.query.get('sessionId')).toBe('anonymous-0001')
  })

  test('401 when the agency has forgotten the booking', async () => {
    const { gateway, ask } = await opened()
    gateway.upstream.on('promotionQuery', () => problem(404, 'unknown-session'))
    expect(problemName(await ask())).toBe('session-expired')
  })

  test.each(['', 'x'.repeat(65), 'x'.repeat(10_240)])('C7 422 for a code of another length', async (code) => {
    const { gateway, ask } = await opened()
    const answered = await ask(code)
    expect(answered.body['errors']).toMatchObject([{ pointer: '/query/code' }])
    expect(gateway.upstream.of('promotionQuery')).toEqual([])
  })

  test('403 for a page of another site, because a valid code changes the booking', async () => {
    const { gateway, cookie } = await opened()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answered = await gateway.call('/api/promotions/query?code=YELKOVAN10', { cookie, headers })
    expect(problemName(answered)).toBe('cross-site')
    expect(gateway.upstream.of('promotionQuery')).toEqual([])
  })
})

test('the contract’s example has a valid code', () => {
  expect(exampleOf('promotionQuery')).toMatchObject({ status: 'ok' })
})
