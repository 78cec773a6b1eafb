import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, startSession, type FakeGateway, type TestCall } from '../../testing/gateway.ts'
import { problem, type ReceivedCall } from '../../testing/upstream.ts'
import { CallError } from '../../ports/platform.ts'
import type { Records } from '../../ports/records.ts'

const stay = { checkIn: 20270521, checkOut: 20270526 }
const wished = { key: 'h12', type: 'hotel', id: '12', room: { id: 'r1' }, pricePlan: { id: 'p1' } }
const LINE = { ...wished, pax: { adults: 2, children: [] }, ...stay, count: 1 }

/** Makes the agency price every line at the current value. */
function priceAt(gateway: FakeGateway, value: () => number) {
  gateway.upstream.on('reservationPatch', ({ body }: ReceivedCall) => {
    const { key, value: lines } = body as { key: string; value: object[] }
    const priced = { price: value(), currency: 'try', total: { value: value(), currency: 'try' } }
    const products = (key === 'products' ? lines : [LINE]).map((line) => Object.assign({}, line, priced))
    const totalAmount = { value: value() * products.length, currency: 'try' }
    const booking = {
      _id: 'booking-0001',
      products,
      guests: [],
      totalAmount,
      created: { date: '2027-05-01T09:00:00Z' },
    }
    return { body: { booking } }
  })
}

const GUEST = { name: 'Defne', surname: 'Aydın', type: 'adult', identityNumber: '10000000146' }
let keys = 0
const patch = (gateway: FakeGateway, cookie: string, version: number | undefined, json: unknown, init: TestCall = {}) =>
  gateway.call('/api/reservation', {
    method: 'PATCH',
    cookie,
    json,
    ...init,
    headers: {
      'idempotency-key': `key-of-this-intent-${keys++}`,
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...init.headers,
    },
  })

async function opened() {
  const gateway = fakeGateway()
  priceAt(gateway, () => 100)
  return { gateway, cookie: await startSession(gateway, 'booking-0001') }
}

const products = (...value: object[]) => ({ key: 'products', value })

describe('reservationPatch 200', () => {
  test('raises the version, returns it as ETag, and sends no prices to the agency', async () => {
    const { gateway, cookie } = await opened()
    const dear = { ...LINE, price: 1, currency: 'eur', discount: 99 }
    const { status, headers, body } = await patch(gateway, cookie, 0, products(dear))
    expect([status, headers.get('etag')]).toEqual([200, '"1"'])
    expect(body).toMatchObject({ booking: { version: 1, products: [{ price: 100 }] } })
    expect(gateway.upstream.of('reservationPatch')[0]?.body).toEqual(products(LINE))
    expect(gateway.upstream.of('reservationPatch')[0]?.query.get('sessionId')).toBe('booking-0001')
    expect((await patch(gateway, cookie, 1, { key: 'specialRequests', value: 'x' })).headers.get('etag')).toBe('"2"')
  })

  test('shows the former price until the basket is written with the new one', async () => {
    const { gateway, cookie } = await opened()
    let now = 100
    priceAt(gateway, () => now)
    await patch(gateway, cookie, 0, products(LINE))
    now = 110
    const asked = await patch(gateway, cookie, 1, { key: 'specialRequests', value: 'x' })
    expect(asked.body).toMatchObject({ booking: { products: [{ priceBefore: { value: 100, currency: 'try' } }] } })
    const unseen = await patch(gateway, cookie, 2, products({ ...LINE, price: 100 }))
    expect(unseen.body).toMatchObject({ booking: { products: [{ priceBefore: { value: 100, currency: 'try' } }] } })
    const accepted = await patch(gateway, cookie, 3, products({ ...LINE, price: 110 }))
    expect(accepted.text).not.toContain('priceBefore')
    expect((await patch(gateway, cookie, 4, products(LINE))).text).not.toContain('priceBefore')
  })

  test('shows the price that the visitor saw if a new line costs something else now, and of each of its rooms', async () => {
    const { gateway, cookie } = await opened()
    const { body } = await patch(gateway, cookie, 0, products({ ...LINE, price: 90.1, currency: 'try', count: 3 }))
    expect(body).toMatchObject({ booking: { products: [{ priceBefore: { value: 270.3, currency: 'try' } }] } })
  })

  test.each([{ price: 90, currency: 'eur' }, { price: 1e308 }])('ignores %j, which is no valid price', async (seen) => {
    const { gateway, cookie } = await opened()
    const { text } = await patch(gateway, cookie, 0, products({ ...LINE, ...seen }))
    expect(text).not.toContain('priceBefore')
  })

  test('the same key gets the same bytes, other content of the key 422', async () => {
    const { gateway, cookie } = await opened()
    const headers = { 'idempotency-key': 'one-intent-0123456789' }
    const first = await patch(gateway, cookie, 0, products(LINE), { headers })
    const again = await patch(gateway, cookie, 0, products(LINE), { headers })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([200, first.text, '"1"'])
    const other = await patch(gateway, cookie, 1, products(), { headers })
    expect([other.status, problemName(other)]).toEqual([422, 'idempotency-mismatch'])
    expect(gateway.upstream.of('reservationPatch')).toHaveLength(1)
  })

  test('completes a change of the basket if the caller disconnects', async () => {
    const { gateway, cookie } = await opened()
    const gate = Promise.withResolvers<void>()
    gateway.upstream.on('reservationPatch', async ({ wire }) => {
      expect(wire.signal).toBeUndefined()
      await gate.promise
      return {
        body: {
          booking: {
            products: [],
            guests: [],
            totalAmount: { value: 0, currency: 'try' },
            created: { date: '2027-05-01T09:00:00Z' },
          },
        },
      }
    })
    const controller = new AbortController()
    const headers = { 'idempotency-key': 'one-intent-0123456789' }
    const first = patch(gateway, cookie, 0, products(), { signal: controller.signal, headers })
    await expect.poll(() => gateway.upstream.of('reservationPatch').length).toBe(1)
    controller.abort()
    gate.resolve()
    await first
    const again = await patch(gateway, cookie, 0, products(), { headers })
    expect([again.status, again.headers.get('etag')]).toEqual([200, '"1"'])
    expect(gateway.upstream.of('reservationPatch')).toHaveLength(1)
  })
})

describe('reservationPatch 400', () => {
  test('returns 400 without a key, and does not call the agency', async () => {
    const { gateway, cookie } = await opened()
    const answered = await gateway.call('/api/reservation', { method: 'PATCH', cookie, json: products() })
    expect([answered.status, problemName(answered)]).toEqual([400, 'idempotency-key-missing'])
    expect(gateway.upstream.of('reservationPatch')).toEqual([])
  })
})

describe('reservationPatch 401', () => {
  test('ends a session that the agency has forgotten, and reservationStart starts a new one', async () => {
    const { gateway, cookie } = await opened()
    gateway.upstream.on('reservationPatch', () => problem(404, 'unknown-session'))
    const answered = await patch(gateway, cookie, 0, products(LINE))
    expect([answered.status, problemName(answered), answered.cookie]).toEqual([401, 'session-expired', ''])
  })
})

describe('reservationPatch 409', () => {
  test.each([
    [409, 'sold-out', 409],
    [409, 'wrong-step', 409],
    [422, 'over-capacity', 422],
    [409, 'something-else', 502],
    [418, 'sold-out', 502],
    [403, 'forbidden', 502],
    [500, 'internal', 502],
    [302, 'moved', 502],
  ])('%i %s of the agency is %i', async (status, name, expected) => {
    const { gateway, cookie } = await opened()
    gateway.upstream.on('reservationPatch', () => problem(status, name))
    const answered = await patch(gateway, cookie, 0, products(LINE))
    expect([answered.status, problemName(answered)]).toEqual([expected, expected === 502 ? 'upstream-broken' : name])
    expect(answered.text).not.toContain('never passed on')
  })
})

describe('reservationPatch 412 and 428', () => {
  test('returns 428 without If-Match and 412 with a stale one, and does not call the agency', async () => {
    const { gateway, cookie } = await opened()
    expect(problemName(await patch(gateway, cookie, undefined, products(LINE)))).toBe('precondition-required')
    expect(problemName(await patch(gateway, cookie, 1, products(LINE)))).toBe('stale-version')
    expect(gateway.upstream.of('reservationPatch')).toEqual([])
  })

  test('accepts one of 100 concurrent changes of one version and refuses 99', async () => {
    const { gateway, cookie } = await opened()
    const all = await Promise.all(Array.from({ length: 100 }, () => patch(gateway, cookie, 0, products(LINE))))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 412)).toHaveLength(99)
    expect(gateway.upstream.of('reservationPatch')).toHaveLength(1)
  })
})

describe('B9 what people type', () => {
  const guests = (name: string) => ({ key: 'guests', value: [{ name, surname: 'Aydın', type: 'adult' }] })
  const wish = (value: string) => ({ key: 'specialRequests', value })

  test.each(['   ', 'Defne\0', 'Defne\n', 'Defne\u202etxt', 'Defne\u2066'])('%j is no valid name', async (name) => {
    const { gateway, cookie } = await opened()
    const answered = await patch(gateway, cookie, 0, guests(name))
    expect([answered.status, answered.body['errors']]).toMatchObject([422, [{ pointer: '/value/0/name' }]])
    expect(gateway.upstream.of('reservationPatch')).toEqual([])
  })

  test.each(['   ', 'quiet\0', 'quiet\u202e'])('%j is no valid special request', async (text) => {
    const { gateway, cookie } = await opened()
    const answered = await patch(gateway, cookie, 0, wish(text))
    expect([answered.status, answered.body['errors']]).toMatchObject([422, [{ pointer: '/value' }]])
  })

  test.each([
    guests('Gu\u0308l🌊'),
    guests('عبد الرحمن'),
    guests("O’Neill d'Arc-Öz"),
    wish('A quiet room.\nNear the lift 👩‍👩‍👧'),
    wish(''),
  ])('%j is passed on unchanged', async (json) => {
    const { gateway, cookie } = await opened()
    expect((await patch(gateway, cookie, 0, json)).status).toBe(200)
    expect(gateway.upstream.of('reservationPatch')[0]?.body).toEqual(json)
  })
})

describe('reservationPatch 422', () => {
  test.each<[string, object, string[]]>([
    ['C1 an unknown area', { key: 'payments', value: [] }, ['/key']],
    ['C1 a field that is none', { key: 'products', value: [{ ...LINE, _id: 'x' }] }, ['/value/0/_id']],
    ['C1 several at once', products({ ...LINE, room: 'r1', count: '1' }), ['/value/0/room', '/value/0/count']],
    ['C1 a type that there is not', products({ ...LINE, type: 'boat' }), ['/value/0/type']],
    ['C1 what another type has', products({ ...LINE, direction: 1 }), ['/value/0/direction']],
    ['C1 a wrong type', products({ ...LINE, count: 1.5 }), ['/value/0/count']],
    ['C2 a day that does not exist', products({ ...LINE, checkIn: 20270231 }), ['/value/0/checkIn']],
    ['C2 the year 9999', products({ ...LINE, checkOut: 99990101 }), ['/value/0/checkOut']],
    ['C2 leaving before arriving', products({ ...LINE, checkOut: 20270521 }), ['/value/0/checkOut']],
    ['C2 a past day', products({ ...LINE, checkIn: 20270430 }), ['/value/0/checkIn']],
    ['C1 two lines of one key', products(LINE, { ...LINE, count: 2 }, { ...LINE, key: 'other' }), ['/value/1/key']],
    ['39.3 one identity number of two guests', { key: 'guests', value: [GUEST, GUEST] }, ['/value/1/identityNumber']],
    ['C3 nobody', products({ ...LINE, pax: { adults: 0, children: [] } }), ['/value/0/pax/adults']],
    ['C3 four children', products({ ...LINE, pax: { adults: 2, children: [1, 2, 3, 4] } }), ['/value/0/pax/children']],
    ['C3 an age of -1', products({ ...LINE, pax: { adults: 2, children: [-1] } }), ['/value/0/pax/children/0']],
  ])('%s', async (_name, json, pointers) => {
    const { gateway, cookie } = await opened()
    const answered = await patch(gateway, cookie, 0, json)
    const errors = answered.body['errors'] as { pointer: string }[]
    expect([answered.status, problemName(answered)]).toEqual([422, 'validation'])
    expect(errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(pointers))
    expect(gateway.upstream.of('reservationPatch')).toEqual([])
  })

  test('never repeats sent values in the problem', async () => {
    const { gateway, cookie } = await opened()
    const answered = await patch(gateway, cookie, 0, {
      key: 'customer',
      value: { name: '', email: 'secret-mail', phone: '+secret-phone', country: 'secret' },
    })
    expect(answered.status).toBe(422)
    expect(answered.text).not.toContain('secret')
    expect(JSON.stringify(gateway.logged)).not.toContain('secret')
  })

  test('B7 a name that would become a prototype', async () => {
    const { gateway, cookie } = await opened()
    const answered = await patch(gateway, cookie, 0, undefined, {
      body: '{"key":"products","value":[],"__proto__":{}}',
    })
    expect([answered.status, problemName(answered)]).toEqual([422, 'validation'])
  })

  test('refuses an invalid key', async () => {
    const { gateway, cookie } = await opened()
    const answered = await patch(gateway, cookie, 0, products(), { headers: { 'idempotency-key': 'short' } })
    expect(answered.body['errors']).toMatchObject([{ pointer: '/header/idempotency-key' }])
  })
})

describe('reservationPatch 503 and 504', () => {
  test.each([
    ['unavailable', false, 503, 'upstream-unavailable'],
    ['timeout', true, 504, 'upstream-timeout'],
    ['broken', true, 502, 'upstream-broken'],
  ] as const)('%s: the same key may try again', async (reason, sent, status, name) => {
    const { gateway, cookie } = await opened()
    gateway.upstream.on('reservationPatch', () => Promise.reject(new CallError(reason, sent)))
    const headers = { 'idempotency-key': 'one-intent-0123456789' }
    const failed = await patch(gateway, cookie, 0, products(LINE), { headers })
    expect([failed.status, problemName(failed)]).toEqual([status, name])
    priceAt(gateway, () => 100)
    expect((await patch(gateway, cookie, 0, products(LINE), { headers })).status).toBe(200)
  })
})

describe('reservationPatch of a booking that is being paid', () => {
  test.each([
    ['handed-off', 409, 'payment-in-progress', 0],
    ['committing', 409, 'payment-in-progress', 0],
    ['declined', 200, '', 1],
    ['expired', 200, '', 1],
  ])('%s: %i %s; the agency is asked only when it may change', async (state, status, name, asked) => {
    const { gateway, cookie } = await opened()
    const { store } = gateway.context
    await store.insert('intents', 'token-of-the-payment', { state } as Records['intents'])
    await store.insert('attempts', 'booking-0001', { token: 'token-of-the-payment' })
    const answer = await patch(gateway, cookie, 0, products(LINE))
    expect([answer.status, problemName(answer)]).toEqual([status, name])
    expect(gateway.upstream.of('reservationPatch')).toHaveLength(asked)
  })
})
