import { expect, test } from 'vitest'
import { quoteBody } from '../../payment/testing/requests.ts'
import { fakeGateway, type TestCall } from '../../testing/gateway.ts'

const CARD = '5105105105105100'
const GROUPED = '5105-1051-0510-5100'
const STAY = { checkIn: 20270521, checkOut: 20270526 }
const LINE = { type: 'hotel', id: '12', room: { id: 'r1' }, pricePlan: { id: 'ai-flex' }, count: 1, ...STAY }
const basket = (key: string) => ({ key: 'products', value: [{ key, ...LINE, pax: { adults: 2, children: [] } }] })

const READ = { id: 'pre-information', version: GROUPED, sha256: 'a'.repeat(64) } as const

type Row = [where: string, path: string, init: TestCall, status: number]

/** Places where callers choose a name, and the expected status if that name contains a card number. */
const NAMES: Row[] = [
  ['a name in a body', '/api/bookings/find', { method: 'POST', json: { [CARD]: 1 } }, 422],
  ['a name in a query', `/api/promotions/query?code=A&x${CARD}=1`, {}, 422],
  ['the key of a line', '/api/reservation', { method: 'PATCH', json: basket(`line-${CARD}`) }, 422],
  ['the key of a line, grouped', '/api/reservation', { method: 'PATCH', json: basket(GROUPED) }, 422],
  ...[
    '5555_5555_5555_4444',
    'k-5555-5555-5555-4444',
    '5555--5555--5555--4444',
    '5-5-5-5-5-5-5-5-5-5-5-5-4-4-4-4',
    '55-55-55-55-55-55-44-44',
    '5555x5555x5555x4444',
    '5555555555554444123',
  ].map((key): Row => [`the key of a line, ${key}`, '/api/reservation', { method: 'PATCH', json: basket(key) }, 422]),
  [
    'a name in a body, parted',
    '/api/bookings/find',
    { method: 'POST', json: { '5555_5555_5555_4444': 1, '5555/5555/5555/4444': 1 } },
    422,
  ],
  ['the version of a contract', '/api/quote', { method: 'POST', json: quoteBody({ acceptedContracts: [READ] }) }, 422],
  [
    'an Idempotency-Key',
    '/api/reservation',
    { method: 'PATCH', json: basket('a'), headers: { 'idempotency-key': CARD } },
    200,
  ],
  [
    'an Idempotency-Key, grouped',
    '/api/reservation',
    { method: 'PATCH', json: basket('a'), headers: { 'idempotency-key': GROUPED } },
    200,
  ],
]

test.each(NAMES)(
  'decision 10.2 a card number as %s is neither answered nor kept',
  async (_where, path, init, status) => {
    const gateway = fakeGateway()
    const { cookie } = await gateway.call('/api/reservation/start')
    const headers = { 'if-match': '"0"', 'idempotency-key': 'key-0123456789abcdef', ...init.headers }
    const answered = await gateway.call(path, { cookie, ...init, headers })
    expect(answered.status).toBe(status)
    const areas = ['idempotency', 'versions', 'generations', 'numbers', 'quotes', 'intents'] as const
    const kept = await Promise.all(areas.map((area) => gateway.context.store.list(area)))
    expect(answered.text + JSON.stringify(kept)).not.toMatch(/5105-?1051-?0510-?5100|55.{0,3}55.{0,3}55|5-5-5-5/)
  },
)
